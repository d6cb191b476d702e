import { preset } from '@hearth/vitest'

/** Tests of the server with the built web shell, which rerun with every change of a screen. */
export default preset({
  name: 'test:with-web',
  include: ['test/with-web/**/*.test.ts'],
  setupFiles: ['./test/refuse-unportable.ts'],
  globalSetup: ['./test/template.ts'],
  env: { HEARTH_LANG: 'en' },
  pool: 'forks',
  maxWorkers: 2,
})
