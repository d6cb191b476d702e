import fc from 'fast-check'

// One counterexample is enough to detect a mutant, so that fast-check need not search for a smaller one.
fc.configureGlobal({ endOnFailure: true })
