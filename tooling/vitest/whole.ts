/**
 * The environment of the process. It has a type of its own, since packages without Node's types import this file too.
 */
const { env } = (globalThis as unknown as { process: { env: Record<string, string | undefined> } }).process

/** True if long proofs and matrices run in full, as in `npm run test:all`; `npm test` runs a sample of each. */
export const WHOLE = env['TEST_ALL'] === '1'

/** Returns all cases of a matrix, or the sample that represents the others. */
export const inFull = <One>(all: readonly One[], isSample: (one: One) => boolean): One[] =>
  WHOLE ? [...all] : all.filter(isSample)

/** Returns how many cases of a long proof to run: the number for a sample, or the whole number. */
export const howMuch = (sample: number, whole: number): number => (WHOLE ? whole : sample)
