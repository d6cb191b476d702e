import { preset } from '@hearth/vitest'

export default preset({ globalSetup: ['./test/template.ts'], pool: 'forks', maxWorkers: 2, isolate: false })
