import { preset } from '@hearth/vitest'

// Types are what this package sells: tests of them (`test/types`) are compiled with the rest by `types`.
export default preset({
  globalSetup: ['test/generate.ts'],
  // They wait more than they work: for deadlines, and for servers that ask for patience.
  maxWorkers: 3,
})
