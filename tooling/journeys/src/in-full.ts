/** Whether every combination of a matrix runs, as `npm run test:all` does; `npm test` runs a sample of each. */
export const IN_FULL = process.env.TEST_ALL === '1'

/** Whether tests run here, and a sample of them; not where pictures are taken. */
export const IN_SAMPLE = process.env.VITEST === 'true' && !IN_FULL

/** All of a matrix, or the part of it that stands for the rest. */
export const inFull = <One>(all: readonly One[], isSample: (one: One) => boolean): One[] =>
  IN_FULL ? [...all] : all.filter(isSample)
