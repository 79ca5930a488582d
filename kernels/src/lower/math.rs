//! Transcendental functions as polynomials in the IR.
