/** Environment of the process; packages without the types of Node import this too. */
const { env } = (globalThis as unknown as { process: { env: Record<string, string | undefined> } }).process

/** Whether long proofs and matrices run whole, as `npm run test:all` does; `npm test` runs a sample of each. */
export const WHOLE = env['TEST_ALL'] === '1'

/** All cases of a matrix, or a sample that represents the rest. */
export const inFull = <One>(all: readonly One[], isSample: (one: One) => boolean): One[] =>
  WHOLE ? [...all] : all.filter(isSample)

/** How much of a long proof to run. */
export const howMuch = (sample: number, whole: number): number => (WHOLE ? whole : sample)
