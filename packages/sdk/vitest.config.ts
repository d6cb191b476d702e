import { preset } from '@hearth/vitest'

// This package publishes types. Their tests in `test/types` are compiled by the script `types`, together with all other
// files.
export default preset({
  globalSetup: ['test/generate.ts'],
  // Three workers run at once, because most tests only wait: for deadlines, and for servers with a Retry-After.
  maxWorkers: 3,
})
