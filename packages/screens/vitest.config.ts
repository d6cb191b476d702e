import { fileURLToPath } from 'node:url'
import { preset } from '@hearth/vitest'

const twin = fileURLToPath(new URL('src/hooks/use-with-messages.taro.ts', import.meta.url))

// Pages are opened as in an app with messages; pages of apps without them behave as in a browser.
export default preset({ environment: 'happy-dom' }, { resolve: { alias: { '#twins/use-with-messages': twin } } })
