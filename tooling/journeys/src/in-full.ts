/** Whether every combination of a matrix runs, as `npm run test:all` does; `npm test` runs a sample of each. */
export const IN_FULL = process.env.TEST_ALL === '1'

/** All of a matrix, or the part of it that stands for the rest. */
export const inFull = <One>(all: readonly One[], isSample: (one: One) => boolean): One[] =>
  IN_FULL ? [...all] : all.filter(isSample)
