import { preset } from '@hearth/vitest'

// One after the other: each journey has a server and a browser of its own.
export default preset({
  fileParallelism: false,
  testTimeout: 180_000,
  hookTimeout: 120_000,
  include: ['test/**/*.test.ts'],
  globalSetup: ['test/open-template.ts'],
})
