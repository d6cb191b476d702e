import type { AddressInfo } from 'node:net'
import { createApi, orders, type ApiError } from '@hearth/sdk'
import { REPLY_CODE } from '@hearth/domain'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { SESSION_HEADER } from '#kernel/sessions/sessions'
import { openTestShop, type TestShop } from '../../../test/shop'

const lines: string[] = []
let shop: TestShop
let baseUrl = ''
beforeAll(async () => {
  shop = await openTestShop({ logLines: lines })
  await shop.app.listen({ port: 0, host: '127.0.0.1' })
  baseUrl = `http://127.0.0.1:${(shop.app.server.address() as AddressInfo).port}`
})
afterAll(() => shop.close())

const clientOf = (session?: string) =>
  createApi({ baseUrl, channelId: 1, platformId: 1, session: () => session }, { orders })
const failure = async (call: Promise<object>): Promise<ApiError> =>
  call.then(
    () => expect.unreachable('the call succeeded'),
    (error: ApiError) => error,
  )
const logged = (id: string | undefined) =>
  lines.map((line) => JSON.parse(line) as Record<string, string>).filter(({ reqId }) => reqId === id)

it('a refusal and a server error name the same request id in the client as in the server’s log', async () => {
  const { headers } = await shop.newShopper()
  const api = clientOf(headers[SESSION_HEADER])
  const refused = await failure(api.orders.get({ orderId: '1' }))
  expect(refused.code).toBe(`${REPLY_CODE.notFound}`)
  expect(refused.requestId).toMatch(/^[\da-f-]{36}$/)
  expect(logged(refused.requestId)).toMatchObject([{ event: 'not-found-or-not-theirs', call: 'orders.get' }])

  await sql`alter table orders rename to orders_away`.execute(shop.connection.db)
  const failed = await failure(api.orders.confirm({ orderId: '1' }))
  expect([failed.code, failed.status]).toEqual([`${REPLY_CODE.serverError}`, 500])
  expect(logged(failed.requestId)).toMatchObject([{ msg: 'a request failed', method: 'PUT' }])
  expect(failed.requestId).not.toBe(refused.requestId)
})

it('tells the id to a visitor who is asked to log in, and leaves it out of a successful answer', async () => {
  expect((await failure(clientOf().orders.get({ orderId: '1' }))).requestId).toMatch(/^[\da-f-]{36}$/)
  expect((await fetch(`${baseUrl}/api/cart/v4`)).headers.get('x-request-id')).toBeNull()
})
