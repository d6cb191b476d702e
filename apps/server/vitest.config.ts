import { preset } from '@hearth/vitest'

export default preset({
  setupFiles: ['./test/refuse-unportable.ts'],
  globalSetup: ['./test/template.ts'],
  pool: 'forks',
  maxWorkers: 2,
  isolate: false,
})
