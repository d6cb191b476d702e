import { preset } from '@hearth/vitest'

export default preset({ environment: 'happy-dom' })
