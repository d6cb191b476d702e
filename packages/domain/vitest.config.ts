import { preset } from '@hearth/vitest'

// Listed, since mutation testing keeps copies of the tests in a hidden folder here.
export default preset({
  include: ['test/**/*.test.ts'],
  provide: { lawRuns: process.env.TEST_ALL === '1' ? 100_000 : 1000 },
})
