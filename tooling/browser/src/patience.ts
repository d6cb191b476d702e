/** Ms that a step or an expectation waits before it fails. On a busy machine a page needs many times its usual time. */
export const PATIENCE = 90_000
