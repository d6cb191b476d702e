import { browserTests, preset } from '@hearth/vitest'

export default preset({ ...browserTests, include: ['test/*.test.ts'] })
