import { preset } from '@hearth/vitest'

export default preset({ fileParallelism: false, include: ['test/**/*.test.mjs'] })
