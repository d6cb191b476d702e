import { preset } from '@hearth/vitest'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Tables first: a mutant of a table reaches every test, and they alone tell it at once. */
class TablesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files)
    const isTables = ({ moduleId }: TestSpecification) => moduleId.endsWith('code-tables.test.ts')
    return [...sorted.filter(isTables), ...sorted.filter((file) => !isTables(file))]
  }
}

/**
 * How the tests run against each mutant: in one worker that loads every module once, and without shrinking a
 * counterexample.
 */
export default preset({
  include: ['{src,test}/**/*.test.ts'],
  isolate: false,
  fileParallelism: false,
  maxWorkers: 1,
  setupFiles: ['test/without-shrinking.ts'],
  provide: { lawRuns: 300 },
  sequence: { sequencer: TablesFirst },
})
