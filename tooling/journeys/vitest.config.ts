import { browserTests, preset } from '@hearth/vitest'

export default preset({
  ...browserTests,
  maxWorkers: 3,
  hookTimeout: 240_000,
  include: ['test/**/*.test.ts'],
  globalSetup: [...browserTests.globalSetup, 'test/open-shop.ts'],
})
