import { browserTests, preset } from '@hearth/vitest'

export default preset({
  globalSetup: browserTests.globalSetup,
  environment: 'happy-dom',
  css: { modules: { classNameStrategy: 'non-scoped' } },
})
