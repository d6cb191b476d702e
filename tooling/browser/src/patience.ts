/** Time limit of a step or an expectation, ms. On a busy machine, a page needs many times its usual time. */
export const PATIENCE = 90_000
