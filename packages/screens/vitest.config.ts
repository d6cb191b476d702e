import { fileURLToPath } from 'node:url'
import { preset } from '@hearth/vitest'

const twin = fileURLToPath(new URL('src/hooks/use-with-messages.taro.ts', import.meta.url))

// Tests use `use-with-messages.taro.ts`, which waits for messages. If the ports send no messages, it behaves as the
// hook of browsers does.
export default preset({ environment: 'happy-dom' }, { resolve: { alias: { '#twins/use-with-messages': twin } } })
