import { preset } from '@hearth/vitest'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * The slowest test files, which are started first. If one of them started last, the other core would be idle at the
 * end.
 */
const LONGEST = ['test/simulator/']

/** Runs test files in Vitest's order, with the slowest files first. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => LONGEST.some((folder) => moduleId.includes(folder))
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

export default preset({
  include: ['{src,test}/**/*.test.ts'],
  exclude: ['test/with-web/**'],
  setupFiles: ['./test/refuse-unportable.ts'],
  globalSetup: ['./test/template.ts'],
  sequence: { sequencer: LongestFirst },
  // Tests quote the English output of `hearth`. Tests of its Chinese output set the language.
  env: { HEARTH_LANG: 'en' },
  pool: 'forks',
  maxWorkers: 2,
})
