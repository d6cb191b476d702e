import { preset } from '@hearth/vitest'

export default preset({
  maxWorkers: 3,
  testTimeout: 180_000,
  hookTimeout: 240_000,
  include: ['test/**/*.test.ts'],
  globalSetup: ['test/open-shop.ts'],
})
