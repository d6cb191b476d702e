import { basename } from 'node:path'
import { preset } from '@hearth/vitest'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Tests that check tables. All tests load the tables, but only these tests detect a changed table at once. */
const FIRST = ['code-tables']
/** Tests whose properties take a second or more, the slowest last. */
const LAST = ['price-laws', 'tender', 'price-parts', 'bundles', 'kept-back', 'price-order']

/** Runs the fastest tests first, since a mutant is detected by the first test that fails. */
class QuickestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const rank = ({ moduleId }: TestSpecification): number => {
      const name = basename(moduleId, '.test.ts')
      return FIRST.includes(name) ? -1 : 1 + LAST.indexOf(name)
    }
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other))
  }
}

/**
 * Settings of the tests against each mutant: one worker that loads every module once, and no shrinking of
 * counterexamples.
 */
export default preset({
  include: ['test/**/*.test.ts'],
  isolate: false,
  fileParallelism: false,
  maxWorkers: 1,
  setupFiles: ['test/without-shrinking.ts'],
  provide: { lawRuns: 300 },
  sequence: { sequencer: QuickestFirst },
})
