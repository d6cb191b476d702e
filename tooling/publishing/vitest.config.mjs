import { preset } from '@hearth/vitest'

export default preset({ include: ['test/**/*.test.mjs'], testTimeout: 120_000, hookTimeout: 480_000 })
