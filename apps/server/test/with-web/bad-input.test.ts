import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { REPLY_CODE } from '@hearth/domain'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addHealthRoutes } from '#kernel/http/health-routes'
import { isApi } from '#kernel/http/failures'
import { createSessions } from '#kernel/sessions/sessions'
import { sandboxTracking } from '#areas/tracking/sandbox-tracking'
import { addWeb } from '#web/add-web'
import { loadWeb } from '#web/load-web'
import { makeRequest, type MadeRequest, type RequestParts } from '../bad-input/make-request'
import { createRandom } from '../bad-input/random'
import { isEnvelope } from '../bad-input/is-envelope'
import { sendRaw, type RawReply } from '../bad-input/send-raw'
import { tellsOfInside } from '../bad-input/tells-of-inside'
import { checkBooks } from '../check-books'
import { howMuch } from '@hearth/vitest/whole'
import { systemRandom } from '#shop/random'
import { builtCalls } from '../built-calls'
import { openOrderingShop, type OrderingShop } from '../ordering-shop'

const SEED = Number(process.env['BAD_INPUT_SEED'] ?? 20_261_122)
const REQUESTS = Number(process.env['BAD_INPUT_REQUESTS'] ?? howMuch(1_000, 20_000))
const AT_ONCE = 8
/** Data of one shopper that no reply to another one may contain. */
const SECRET = '旁人的名字'

const root = join(import.meta.dirname, '../../../..')
let shop: OrderingShop
let port: number
let parts: RequestParts
let pieces: Record<string, number>
let freshSession: () => Promise<string>

beforeAll(async () => {
  const web = await loadWeb(join(root, 'apps/web/dist'))
  if (!web) throw new Error('The web shell is not built: node_modules/.bin/turbo run build --filter=@hearth/web')
  shop = await openOrderingShop({}, undefined, {
    demo: true,
    moreAreas: [sandboxTracking],
    async extend(app, { connection, ports }) {
      addHealthRoutes(app, () => connection.state())
      await addWeb(app, { db: connection.db, clock: ports.clock, web })
    },
  })
  const { db } = shop.connection
  const { rows: skus } = await sql<{
    skuNo: string
    spuNo: string
    stock: number
    price: number
  }>`select sku_no as "skuNo", spu_no as "spuNo", stock, price from sku order by sku_no`.execute(db)
  pieces = Object.fromEntries(skus.map(({ skuNo, stock }) => [skuNo, stock]))
  const [own, other] = [await shop.buyer(), await shop.buyer()]
  freshSession = () => createSessions(systemRandom).begin(db, { shopper: own.id }, shop.ports.clock())
  await sql`update address set consignee_name = ${SECRET} where id = ${other.addressId}`.execute(db)
  const cheap = skus.filter(({ stock, price }) => stock > 5 && price >= 9_900)
  const orders = await Promise.all([own, other].map((buyer, at) => orderOf(buyer, cheap[at]!.skuNo)))
  const payments = await Promise.all([own, other].map((buyer, at) => shop.startPayment(buyer, orders[at]!)))
  const skuNos = skus.slice(0, 40).map(({ skuNo }) => skuNo)
  const spuNos = [...new Set(skus.slice(0, 40).map(({ spuNo }) => spuNo))]
  const addresses = [own.addressId, other.addressId]
  parts = {
    routes: builtCalls,
    pages: pagesOf(readFileSync(join(root, 'packages/screens/src/route-table.ts'), 'utf8')),
    known: {
      skuNo: skuNos,
      spuNo: spuNos,
      spuNos,
      orderId: orders,
      addressId: addresses,
      invoiceAddressId: addresses,
      paymentId: payments.map(({ paymentId }) => paymentId),
      itemQuantity: [1, 2, 200],
      telephone: ['13800138000', '13900000001'],
      provinceCode: ['110000'],
      cityCode: ['110100'],
      districtCode: ['110105'],
      orderAmount: cheap.slice(0, 5).map(({ price }) => price),
      parentId: ['110000'],
      code: ['123456'],
      categoryCode: ['lamp'],
      urlMapping: ['/home'],
    },
    sessions: [],
  }
  await shop.app.listen({ port: 0, host: '127.0.0.1' })
  port = (shop.app.server.address() as AddressInfo).port
}, 120_000)
afterAll(() => shop.close())

/**
 * Places an order for one piece, at the shop's price.
 * @returns its number
 */
async function orderOf(buyer: Awaited<ReturnType<OrderingShop['buyer']>>, skuNo: string): Promise<string> {
  const { data } = await shop.ask<{ amounts: { payAmount: number } }>({
    url: `/api/cart/v1/settlement?skuNo=${skuNo}&itemQuantity=1&couponId=`,
    headers: buyer.headers,
  })
  return (await shop.buy(buyer, [{ skuNo, itemQuantity: 1 }], data!.amounts.payAmount)).orderId
}

/** Returns the paths in the table of routes, which is read as text: the server imports only the built web shell. */
const pagesOf = (table: string): string[] => [...table.matchAll(/ path: '([^']+)'/g)].map(([, path]) => path!)

/** Returns the fault of a reply; undefined for a correct one. */
function faultOf({ method, target }: MadeRequest, { status, headers, body }: RawReply): string | undefined {
  if (body.includes(SECRET)) return 'shows what belongs to somebody else'
  if (tellsOfInside(body)) return 'tells of the inside'
  const isWhole = /^content-type: application\/json/im.test(headers) && isEnvelope(body)
  if (isApi(target) && method !== 'HEAD' && status !== 204 && !isWhole) return 'is no envelope'
  if (status === 501)
    return isWhole && (JSON.parse(body) as { code: number }).code === REPLY_CODE.notBuilt
      ? undefined
      : 'is 501 and not honest about it'
  return status >= 500 || status < 200 ? `is ${status}` : undefined
}

it(
  `answers ${REQUESTS} malformed requests (seed ${SEED}) without a server error, and keeps its books and everybody's own data`,
  async () => {
    const random = createRandom(SEED)
    const statuses = new Map<number, number>()
    const faults: string[] = []
    const { rows: before } = await sql`select * from address where consignee_name = ${SECRET}`.execute(
      shop.connection.db,
    )
    for (let sent = 0; sent < REQUESTS; sent += AT_ONCE) {
      // Sessions are renewed, since some of the requests log out.
      if (sent % 80 === 0) parts.sessions = ['', await freshSession(), await freshSession(), await freshSession()]
      const made = Array.from({ length: Math.min(AT_ONCE, REQUESTS - sent) }, () => makeRequest(parts, random))
      const replies = await Promise.all(
        made.map((request) =>
          sendRaw(port, request.bytes).catch((error: Error): RawReply => ({
            status: 0,
            headers: '',
            body: error.message,
          })),
        ),
      )
      replies.forEach((reply, at) => {
        statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1)
        const fault = faultOf(made[at]!, reply)
        if (!fault) return
        const asked = JSON.stringify(made[at]!.bytes.toString('latin1').slice(0, 1_500))
        faults.push(`${fault}: ${asked} → ${reply.status} ${reply.body.slice(0, 300)}`)
      })
    }
    const counts = JSON.stringify([...statuses].sort(([a], [b]) => a - b))
    process.stdout.write(`${REQUESTS} malformed requests: statuses ${counts}, ${faults.length} faults\n`)
    expect(faults.slice(0, 20)).toEqual([])
    expect((await shop.ask('/api/products/skus/v3?skuNo=100101')).status).toBe(200)
    expect(await checkBooks(shop.connection.db, pieces)).toEqual([])
    expect(
      (await sql`select * from address where consignee_name = ${SECRET}`.execute(shop.connection.db)).rows,
    ).toEqual(before)
  },
  howMuch(180_000, 1_800_000),
)
