import { fileURLToPath } from 'node:url'
import { preset } from '@hearth/vitest'

const twin = fileURLToPath(new URL('src/hooks/use-with-messages.taro.ts', import.meta.url))

// Pages are opened as in an app that may send messages; where it sends none, the twin does as a browser's.
export default preset({ environment: 'happy-dom' }, { resolve: { alias: { '#twins/use-with-messages': twin } } })
