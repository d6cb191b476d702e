import { preset } from '@hearth/vitest'

export default preset({ include: ['test/**/*.test.ts'], isolate: true })
