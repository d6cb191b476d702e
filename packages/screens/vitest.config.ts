import { fileURLToPath } from 'node:url'
import { preset } from '@hearth/vitest'

const twin = fileURLToPath(new URL('src/hooks/use-with-messages.taro.ts', import.meta.url))

// Tests use the twin for apps that send messages. In ports without messages, that twin behaves as the browser's.
export default preset({ environment: 'happy-dom' }, { resolve: { alias: { '#twins/use-with-messages': twin } } })
