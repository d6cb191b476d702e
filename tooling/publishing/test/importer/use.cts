import { formatFen } from '@hearth/domain'
import { checkForm, loginRules } from '@hearth/domain/form'
import { ApiError, cart, createApi } from '@hearth/sdk'
import { cart as cartAlone, type CartCount } from '@hearth/sdk/cart'
import { ApiError as CoreApiError, createCoreApi } from '@hearth/sdk/core'
import type { createApi as createMiniApi } from '@hearth/sdk/taro'
import { createStub } from '@hearth/sdk/testing'
import { createTracker, tracking } from '@hearth/sdk/tracking'

async function callTheShop() {
  const baseUrl: string = (globalThis as { process?: { argv: string[] } }).process?.argv[2] ?? ''
  const api = createApi({ baseUrl, channelId: 1, platformId: 1 }, { cart })
  const count: CartCount = await api.cart.count({})
  const refused = await api.cart.read({}).catch((error: ApiError) => error)
  const stubbed = await createCoreApi({ baseUrl: '', channelId: 1, platformId: 1, transport: createStub().transport }, { cart: cartAlone }).cart.count({})
  return {
    count: count.count,
    refused: refused instanceof ApiError && refused instanceof CoreApiError && refused.code,
    stubbed: typeof stubbed.count,
    sameTable: cart === cartAlone,
    tracker: typeof createTracker,
    tracks: Object.keys(tracking),
    price: formatFen(123450),
    form: Object.keys(await checkForm(loginRules, { telephone: '13812348000', code: '1' })),
  }
}

/** The types of the entry for mini-programs do not need Taro. */
export type MiniApi = ReturnType<typeof createMiniApi<{ cart: typeof cart }>>

// @ts-expect-error: a cart has no call `raed`.
export const wrong = 'raed' satisfies keyof typeof cart

void callTheShop().then((seen) => console.log(JSON.stringify(seen)))
