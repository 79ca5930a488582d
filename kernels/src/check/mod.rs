//! The reference interpreter of programs, and the verifiers.
