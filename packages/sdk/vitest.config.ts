import { preset } from '@hearth/vitest'

// Types are the product of this package: their tests (`test/types`) are compiled with the rest by `types`.
export default preset({
  globalSetup: ['test/generate.ts'],
  // They mostly wait: for deadlines, and for servers with a Retry-After.
  maxWorkers: 3,
})
