import { preset } from '@hearth/vitest'

/** Conditions reach Node itself, for npm packages too: `import` among them would break those that are CommonJS inside. */
const conditions = ['hearth-source']

export default preset({ globalSetup: ['./test/template.ts'], pool: 'forks', maxWorkers: 2, isolate: false }, { resolve: { conditions }, ssr: { resolve: { conditions } } })
