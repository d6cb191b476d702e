import {
  afterSale,
  bargain,
  cart,
  coupons,
  createApi as overKy,
  lottery,
  orders,
  products,
  user,
  type Api,
  type ApiError,
  type ApiEvent,
  type ApiOptions,
} from '@hearth/sdk'
import { expect, vi } from 'vitest'
import { openStub, type Answer, type Stub } from './stub-server'
import { requestByPhone } from './phone'

vi.doMock('@tarojs/taro', () => ({ default: { request: requestByPhone } }))
const { createApi: overTaro } = await import('@hearth/sdk/taro')

const tables = { afterSale, bargain, cart, coupons, lottery, orders, products, user }

/** A client of the shop, its server, and the events that the client raised. */
export interface Shop {
  api: Api<typeof tables>
  stub: Stub
  events: ApiEvent[]
  toasts: () => string[]
}

/** Both entries of the package, each with its transport. */
export const entries = [
  { entry: '@hearth/sdk', open: overKy },
  { entry: '@hearth/sdk/taro', open: overTaro },
]

type Open = (typeof entries)[number]['open']

/**
 * Creates a client and a server that answers as given, runs `visit` with them, and closes the server. Retries follow
 * without a wait.
 */
export async function inShop(
  open: Open,
  answer: Answer,
  visit: (shop: Shop) => Promise<void>,
  options: Partial<ApiOptions> = {},
): Promise<void> {
  const stub = await openStub(answer)
  const events: ApiEvent[] = []
  const onEvent = (event: ApiEvent) => void events.push(event)
  const api = open({ baseUrl: stub.url, channelId: 1, platformId: 1, random: () => 0, onEvent, ...options }, tables)
  try {
    await visit({
      api,
      stub,
      events,
      toasts: () => events.flatMap((event) => (event.type === 'toast' ? [event.text] : [])),
    })
  } finally {
    await stub.close()
  }
}

/** Returns the error of a call; a successful call fails the test. */
export const failure = (call: Promise<object>): Promise<ApiError> =>
  call.then(
    () => expect.unreachable('the call succeeded'),
    (error: ApiError) => error,
  )

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
