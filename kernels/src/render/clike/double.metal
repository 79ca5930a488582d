/* Double precision in integers, correctly rounded (to nearest even), denormals included. A NaN stays the NaN that it was, made quiet. */
struct kiln_f64 { ulong bits; };
struct kiln_pair { ulong high, low; };
/* value = (-1)^minus * digits * 2^(exponent - 62), the highest digit being bit 62; digits 0 is zero; infinity and NaN are not taken apart. */
struct kiln_parts { bool minus; int exponent; ulong digits; };

static inline kiln_f64 kiln_f64_of(ulong bits) { kiln_f64 a; a.bits = bits; return a; }
static inline bool kiln_minus(kiln_f64 a) { return a.bits >> 63 != 0; }
static inline ulong kiln_magnitude(kiln_f64 a) { return a.bits & 0x7fffffffffffffffUL; }
static inline bool kiln_nan(kiln_f64 a) { return kiln_magnitude(a) > 0x7ff0000000000000UL; }
static inline bool kiln_infinite(kiln_f64 a) { return kiln_magnitude(a) == 0x7ff0000000000000UL; }
static inline bool kiln_zero(kiln_f64 a) { return kiln_magnitude(a) == 0; }
static inline kiln_f64 kiln_quiet(kiln_f64 a) { return kiln_f64_of(a.bits | 0x0008000000000000UL); }
static inline kiln_f64 kiln_invalid() { return kiln_f64_of(0xfff8000000000000UL); }
static inline kiln_f64 kiln_infinity(bool minus) { return kiln_f64_of(0x7ff0000000000000UL | (ulong)minus << 63); }
static inline kiln_f64 kiln_signed_zero(bool minus) { return kiln_f64_of((ulong)minus << 63); }

static inline int kiln_leading_zeros(ulong a)
{
    if (a == 0) return 64;
    int n = 0;
    for (int by = 32; by > 0; by /= 2) {
        if (a >> (64 - by) == 0) { n += by; a <<= by; }
    }
    return n;
}

/* Shifted to the right; the last bit is set if any bit was lost. */
static inline ulong kiln_jam(ulong a, int by)
{
    if (by <= 0) return a;
    if (by > 63) return a != 0;
    return a >> by | (ulong)(a << (64 - by) != 0);
}

static inline kiln_pair kiln_jam_pair(kiln_pair a, int by)
{
    kiln_pair b = a;
    if (by <= 0) return b;
    if (by < 64) {
        b.high = a.high >> by;
        b.low = a.high << (64 - by) | a.low >> by | (ulong)(a.low << (64 - by) != 0);
    } else {
        b.high = 0;
        b.low = kiln_jam(a.high, by - 64) | (ulong)(a.low != 0);
    }
    return b;
}

static inline kiln_pair kiln_product(ulong a, ulong b)
{
    const ulong half = 0xffffffffUL;
    ulong low = (a & half) * (b & half), left = (a >> 32) * (b & half), right = (a & half) * (b >> 32);
    ulong middle = (low >> 32) + (left & half) + (right & half);
    kiln_pair c;
    c.low = middle << 32 | (low & half);
    c.high = (a >> 32) * (b >> 32) + (left >> 32) + (right >> 32) + (middle >> 32);
    return c;
}

static inline kiln_parts kiln_take_apart(kiln_f64 a)
{
    ulong digits = a.bits & 0x000fffffffffffffUL;
    int field = (int)(a.bits >> 52 & 0x7ffUL);
    kiln_parts parts;
    parts.minus = kiln_minus(a);
    parts.exponent = (field == 0 ? 1 : field) - 1023;
    parts.digits = (field == 0 ? digits : digits | 0x0010000000000000UL) << 10;
    if (digits != 0 && field == 0) {
        int by = kiln_leading_zeros(parts.digits) - 1;
        parts.digits <<= by;
        parts.exponent -= by;
    }
    return parts;
}

/* Rounded: the highest digit is bit 62 or 63, the last one stands for all below it. */
static inline kiln_f64 kiln_put_together(bool minus, int exponent, ulong digits)
{
    if (digits == 0) return kiln_signed_zero(minus);
    if (digits >> 63 != 0) { digits = kiln_jam(digits, 1); exponent += 1; }
    int field = exponent + 1022; /* one less: the highest digit adds one */
    if (field < 0) { digits = kiln_jam(digits, -field); field = 0; }
    ulong beyond = digits & 0x3ffUL;
    digits = (digits + 0x200UL) >> 10;
    if (beyond == 0x200UL) digits &= ~1UL;
    if (field > 2045) return kiln_infinity(minus);
    return kiln_f64_of(((ulong)minus << 63) + ((ulong)field << 52) + digits);
}

static inline kiln_f64 operator-(kiln_f64 a) { return kiln_f64_of(a.bits ^ 0x8000000000000000UL); }
static inline kiln_f64 kiln_fabs(kiln_f64 a) { return kiln_f64_of(kiln_magnitude(a)); }

/* a b + c, one rounding. */
static inline kiln_f64 kiln_fma(kiln_f64 a, kiln_f64 b, kiln_f64 c)
{
    if (kiln_nan(a)) return kiln_quiet(a);
    if (kiln_nan(b)) return kiln_quiet(b);
    bool minus = kiln_minus(a) != kiln_minus(b);
    if (kiln_infinite(a) || kiln_infinite(b)) {
        if (kiln_nan(c)) return kiln_quiet(c);
        bool lost = kiln_zero(a) || kiln_zero(b) || (kiln_infinite(c) && kiln_minus(c) != minus);
        return lost ? kiln_invalid() : kiln_infinity(minus);
    }
    if (kiln_nan(c)) return kiln_quiet(c);
    if (kiln_infinite(c)) return c;
    kiln_parts x = kiln_take_apart(a), y = kiln_take_apart(b), z = kiln_take_apart(c);
    if (x.digits == 0 || y.digits == 0) return z.digits != 0 ? c : kiln_signed_zero(minus && z.minus);
    /* The product's highest digit is bit 124 or 125 of 128: it becomes bit 126, like that of c. */
    kiln_pair p = kiln_product(x.digits, y.digits), s;
    int exponent = x.exponent + y.exponent + 1;
    int by = p.high >> 61 != 0 ? 1 : 2;
    p.high = p.high << by | p.low >> (64 - by);
    p.low <<= by;
    exponent -= by - 1;
    if (z.digits == 0) return kiln_put_together(minus, exponent, p.high | (ulong)(p.low != 0));
    s.high = z.digits;
    s.low = 0;
    if (exponent >= z.exponent) {
        s = kiln_jam_pair(s, exponent - z.exponent);
    } else {
        p = kiln_jam_pair(p, z.exponent - exponent);
        exponent = z.exponent;
    }
    if (minus == z.minus) {
        kiln_pair sum;
        sum.low = p.low + s.low;
        sum.high = p.high + s.high + (ulong)(sum.low < p.low);
        return kiln_put_together(minus, exponent, sum.high | (ulong)(sum.low != 0));
    }
    if (p.high < s.high || (p.high == s.high && p.low < s.low)) {
        kiln_pair other = p;
        p = s;
        s = other;
        minus = z.minus;
    }
    kiln_pair rest;
    rest.low = p.low - s.low;
    rest.high = p.high - s.high - (ulong)(p.low < s.low);
    if (rest.high == 0 && rest.low == 0) return kiln_signed_zero(false);
    int zeros = rest.high != 0 ? kiln_leading_zeros(rest.high) : 64 + kiln_leading_zeros(rest.low);
    int up = zeros - 1;
    if (up >= 64) {
        rest.high = rest.low << (up - 64);
        rest.low = 0;
    } else if (up > 0) {
        rest.high = rest.high << up | rest.low >> (64 - up);
        rest.low <<= up;
    }
    return kiln_put_together(minus, exponent - up, rest.high | (ulong)(rest.low != 0));
}

static inline kiln_f64 operator*(kiln_f64 a, kiln_f64 b)
{
    /* Plus a zero that changes neither the product nor its sign. */
    return kiln_fma(a, b, kiln_signed_zero(kiln_minus(a) != kiln_minus(b)));
}

static inline kiln_f64 operator+(kiln_f64 a, kiln_f64 b) { return kiln_fma(a, kiln_f64_of(0x3ff0000000000000UL), b); }
static inline kiln_f64 operator-(kiln_f64 a, kiln_f64 b) { return kiln_nan(b) && !kiln_nan(a) ? kiln_quiet(b) : a + -b; }

static inline kiln_f64 operator/(kiln_f64 a, kiln_f64 b)
{
    if (kiln_nan(a)) return kiln_quiet(a);
    if (kiln_nan(b)) return kiln_quiet(b);
    bool minus = kiln_minus(a) != kiln_minus(b);
    if (kiln_infinite(a)) return kiln_infinite(b) ? kiln_invalid() : kiln_infinity(minus);
    if (kiln_infinite(b)) return kiln_signed_zero(minus);
    if (kiln_zero(b)) return kiln_zero(a) ? kiln_invalid() : kiln_infinity(minus);
    if (kiln_zero(a)) return kiln_signed_zero(minus);
    kiln_parts x = kiln_take_apart(a), y = kiln_take_apart(b);
    int exponent = x.exponent - y.exponent;
    ulong rest = x.digits, quotient = 0;
    if (rest < y.digits) { rest <<= 1; exponent -= 1; }
    for (int at = 62; at >= 0; --at) {
        if (rest >= y.digits) { rest -= y.digits; quotient |= 1UL << at; }
        rest <<= 1;
    }
    return kiln_put_together(minus, exponent, quotient | (ulong)(rest != 0));
}

static inline kiln_f64 kiln_sqrt(kiln_f64 a)
{
    if (kiln_nan(a)) return kiln_quiet(a);
    if (kiln_zero(a)) return a;
    if (kiln_minus(a)) return kiln_invalid();
    if (kiln_infinite(a)) return a;
    kiln_parts x = kiln_take_apart(a);
    /* The first 55 digits of the root: rest is what is left of the number, as far as it was read, less the square of the root. */
    bool odd = (x.exponent & 1) != 0;
    ulong next = odd ? x.digits << 1 : x.digits, root = 0, rest = 0;
    for (int digit = 0; digit < 55; ++digit) {
        rest = rest << 2 | next >> 62;
        next <<= 2;
        ulong trial = root << 2 | 1UL;
        root <<= 1;
        if (rest >= trial) { rest -= trial; root |= 1UL; }
    }
    return kiln_put_together(false, (x.exponent - (odd ? 1 : 0)) / 2, root << 8 | (ulong)(rest != 0 || next != 0));
}

/* To an integer: 0 towards zero, 1 down, 2 up, 3 to the nearest, even one. */
static inline kiln_f64 kiln_integral(kiln_f64 a, int mode)
{
    if (kiln_nan(a)) return kiln_quiet(a);
    int field = (int)(a.bits >> 52 & 0x7ffUL);
    if (field >= 1075 || kiln_zero(a)) return a;
    bool minus = kiln_minus(a);
    ulong one = 0x3ff0000000000000UL | (ulong)minus << 63;
    if (field < 1023) {
        bool away = mode == 0 ? false : mode == 3 ? kiln_magnitude(a) > 0x3fe0000000000000UL : minus == (mode == 1);
        return away ? kiln_f64_of(one) : kiln_signed_zero(minus);
    }
    ulong unit = 1UL << (1075 - field), beyond = a.bits & (unit - 1), whole = a.bits - beyond;
    if (beyond == 0) return a;
    /* Of 1 to 2 the highest digit is not written: the exponent's last one in its place is 1 as well. */
    bool away = mode == 3 ? beyond > unit / 2 || (beyond == unit / 2 && (whole & unit) != 0) : mode != 0 && minus == (mode == 1);
    return kiln_f64_of(away ? whole + unit : whole);
}
static inline kiln_f64 kiln_trunc(kiln_f64 a) { return kiln_integral(a, 0); }
static inline kiln_f64 kiln_floor(kiln_f64 a) { return kiln_integral(a, 1); }
static inline kiln_f64 kiln_ceil(kiln_f64 a) { return kiln_integral(a, 2); }
static inline kiln_f64 kiln_rint(kiln_f64 a) { return kiln_integral(a, 3); }

static inline bool operator==(kiln_f64 a, kiln_f64 b)
{
    return !kiln_nan(a) && !kiln_nan(b) && (a.bits == b.bits || (kiln_zero(a) && kiln_zero(b)));
}
static inline bool operator<(kiln_f64 a, kiln_f64 b)
{
    if (kiln_nan(a) || kiln_nan(b) || a == b) return false;
    if (kiln_minus(a) != kiln_minus(b)) return kiln_minus(a);
    return (a.bits < b.bits) != kiln_minus(a);
}
static inline bool operator!=(kiln_f64 a, kiln_f64 b) { return !(a == b); }
static inline bool operator>(kiln_f64 a, kiln_f64 b) { return b < a; }
static inline bool operator<=(kiln_f64 a, kiln_f64 b) { return a < b || a == b; }
static inline bool operator>=(kiln_f64 a, kiln_f64 b) { return b <= a; }

static inline kiln_f64 kiln_f64_from_integer(bool minus, ulong a)
{
    if (a == 0) return kiln_signed_zero(false);
    if (a >> 63 != 0) return kiln_put_together(minus, 62, a);
    int up = kiln_leading_zeros(a) - 1;
    return kiln_put_together(minus, 62 - up, a << up);
}
static inline kiln_f64 kiln_f64_from(ulong a) { return kiln_f64_from_integer(false, a); }
static inline kiln_f64 kiln_f64_from(long a) { return kiln_f64_from_integer(a < 0, a < 0 ? 0UL - (ulong)a : (ulong)a); }
static inline kiln_f64 kiln_f64_from(float a)
{
    uint bits = as_type<uint>(a);
    bool minus = bits >> 31 != 0;
    int field = (int)(bits >> 23 & 0xffu);
    ulong digits = bits & 0x7fffffu;
    if (field == 255) return kiln_f64_of(((ulong)minus << 63) | 0x7ff0000000000000UL | digits << 29 | (ulong)(digits != 0) << 51);
    if (field != 0) return kiln_f64_of(((ulong)minus << 63) | (ulong)(field + 896) << 52 | digits << 29);
    if (digits == 0) return kiln_signed_zero(minus);
    int up = kiln_leading_zeros(digits) - 1;
    return kiln_put_together(minus, 62 - 149 - up, digits << up);
}

static inline float kiln_float_from(kiln_f64 a)
{
    uint sign = kiln_minus(a) ? 0x80000000u : 0u;
    if (kiln_nan(a)) return as_type<float>(sign | 0x7fc00000u | (uint)(a.bits >> 29 & 0x3fffffUL));
    if (kiln_infinite(a)) return as_type<float>(sign | 0x7f800000u);
    kiln_parts x = kiln_take_apart(a);
    if (x.digits == 0) return as_type<float>(sign);
    int field = x.exponent + 126;
    ulong digits = kiln_jam(x.digits, field < 0 ? 31 - field : 31); /* the highest digit is bit 31, the lowest 8 are beyond */
    if (field < 0) field = 0;
    ulong beyond = digits & 0xffUL;
    digits = (digits + 0x80UL) >> 8;
    if (beyond == 0x80UL) digits &= ~1UL;
    uint bits = ((uint)field << 23) + (uint)digits;
    return as_type<float>(sign | (field > 253 ? 0x7f800000u : bits));
}

/* Of a number that fits, towards zero. */
static inline ulong kiln_whole(kiln_f64 a)
{
    kiln_parts x = kiln_take_apart(a);
    if (x.digits == 0 || x.exponent < 0) return 0UL;
    ulong whole = x.exponent > 62 ? x.digits << (x.exponent - 62) : x.digits >> (62 - x.exponent);
    return x.minus ? 0UL - whole : whole;
}
