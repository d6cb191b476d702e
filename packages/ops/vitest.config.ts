import { preset } from '@hearth/vitest'

export default preset({ globalSetup: ['test/generate.ts'] })
