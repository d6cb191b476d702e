import fc from 'fast-check'

// A mutant needs one counterexample, not the smallest one.
fc.configureGlobal({ endOnFailure: true })
