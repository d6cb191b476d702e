import { preset } from '@hearth/vitest'

export default preset({
  include: ['{src,test}/**/*.test.ts'],
  exclude: ['test/with-web/**'],
  setupFiles: ['./test/refuse-unportable.ts'],
  globalSetup: ['./test/template.ts'],
  pool: 'forks',
  maxWorkers: 2,
})
