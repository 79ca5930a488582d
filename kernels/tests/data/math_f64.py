"""Writes math_f64.txt: arguments and correctly rounded values of each function in f64, as hexadecimal bit patterns.

Needs mpmath. Usage: python3 math_f64.py > math_f64.txt
"""
import random, struct
from mpmath import mp, mpf

mp.dps = 400  # enough for the tangent of 2^30 and for 1 + 2^-1074

def bits(x):
    return "%016x" % struct.unpack("<Q", struct.pack("<d", x))[0]

def value(y):
    """The nearest f64. mpmath rounds subnormal numbers twice: count their units instead."""
    if abs(y) < mpf(2) ** -1022:
        n = int(mp.nint(abs(y) * mpf(2) ** 1074))
        return (-1.0 if y < 0 else 1.0) * n * 5e-324
    return float(y)

rng = random.Random(1)
signed = lambda lo, hi: rng.choice((-1, 1)) * 2 ** rng.uniform(lo, hi)
near_one = lambda: 1 + signed(-50, -1)
over = lambda lo, hi: rng.uniform(lo, hi)

FUNCTIONS = {
    "exp": (mp.exp, lambda: rng.choice((over(-745.2, 709.8), over(-2, 2), signed(-60, 1)))),
    "exp2": (lambda x: mpf(2) ** x, lambda: rng.choice((over(-1075, 1024), over(-2, 2), signed(-60, 1)))),
    "expm1": (mp.expm1, lambda: rng.choice((over(-40, 709.8), over(-2, 2), signed(-60, 1)))),
    "log": (mp.log, lambda: rng.choice((2 ** over(-1074, 1023.9), near_one(), over(0.4, 3)))),
    "log2": (lambda x: mp.log(x) / mp.log(2), lambda: rng.choice((2 ** over(-1074, 1023.9), near_one(), over(0.4, 3)))),
    "log1p": (lambda x: mp.log(1 + mpf(x)), lambda: rng.choice((2 ** over(-60, 1023.9), near_one() - 1, over(-0.99, 3), -1 + 2 ** over(-50, 0)))),
    "sin": (mp.sin, lambda: rng.choice((signed(-30, 30), over(-8, 8), float(rng.randrange(1, 2 ** 20) * mp.pi / 2)))),
    "cos": (mp.cos, lambda: rng.choice((signed(-30, 30), over(-8, 8), float(rng.randrange(1, 2 ** 20) * mp.pi / 2)))),
    "tan": (mp.tan, lambda: rng.choice((signed(-30, 30), over(-8, 8), float(rng.randrange(1, 2 ** 20) * mp.pi / 2)))),
    "tanh": (mp.tanh, lambda: rng.choice((over(-20, 20), over(-2, 2), signed(-60, 1)))),
    "erf": (mp.erf, lambda: rng.choice((over(-6.5, 6.5), over(-2, 2), signed(-60, 1)))),
}

for name, (f, sample) in FUNCTIONS.items():
    for _ in range(90):
        x = sample()
        print(name, bits(x), bits(value(f(mpf(x)))))

for _ in range(150):
    a = rng.choice((2 ** over(-300, 300), near_one(), over(0.4, 3)))
    top = float(1000 / abs(mp.log(mpf(a)) / mp.log(2))) if a != 1 else 1.0
    b = over(-1, 1) * rng.choice((top, min(top, 10.0), min(top, 300.0)))
    print("pow", bits(a), bits(b), bits(value(mpf(a) ** mpf(b))))
