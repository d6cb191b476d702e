import { preset } from '@hearth/vitest'

// The test files are listed, since mutation testing keeps copies of the tests in a hidden folder of this package.
export default preset({
  include: ['test/**/*.test.ts'],
  provide: { lawRuns: process.env.TEST_ALL === '1' ? 100_000 : 1000 },
})
