import { browserTests, preset } from '@hearth/vitest'

export default preset({ ...browserTests, fileParallelism: false, include: ['test/**/*.test.mjs'] })
