import { preset } from '@hearth/vitest'

/** How the tests run against each mutant: in one worker that loads every module once, and without shrinking a counterexample. */
export default preset({
  include: ['test/**/*.test.ts'],
  isolate: false,
  fileParallelism: false,
  maxWorkers: 1,
  setupFiles: ['test/without-shrinking.ts'],
})
