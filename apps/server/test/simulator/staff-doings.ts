import type { OpsOrderWithPapers } from '@hearth/ops'
import { sql } from 'kysely'
import { always, doing, type Doing } from './doing'
import { ordersOf, type OfOrder } from './shopper-doings'
import type { World } from './world'

/** Takes an action of staff on the current version of an order, sometimes on an outdated version. */
async function withOrder(world: World, { orderId }: OfOrder, deed: string, payload: object): Promise<void> {
  const { data } = await world.ops<{ version: number }>(`GET /ops/orders/${orderId}/v1`)
  if (!data) return
  const version = world.chance(10) ? data.version - 1 : data.version
  await world.ops(`POST /ops/orders/${orderId}/${deed}/v1`, { version, ...payload })
}

/** Ships pieces of some lines of an order, sometimes more than there are. */
async function shipPart(world: World, order: OfOrder): Promise<void> {
  const { data } = await world.ops<OpsOrderWithPapers>(`GET /ops/orders/${order.orderId}/v1`)
  const items = (data?.items ?? [])
    .filter(({ gift, left }) => (!gift && left > 0) || world.chance(20))
    .filter(() => world.chance(2))
    .map(({ orderItemId, left }) => ({
      orderItemId,
      quantity: 1 + world.random.int(Math.max(1, left) + (world.chance(10) ? 1 : 0)),
    }))
  await withOrder(world, order, 'ship', { companyName: '中通快递', trackingNumber: 'ZT1', items })
}

const SKUS = ['lamp', 'mug', 'cover', 'flash', 'full', 'cheap']

async function withSku(
  world: World,
  deed: string,
  payload: { change?: number; price?: number; onShelf?: boolean },
): Promise<void> {
  const skuNo = world.pick(SKUS)
  const { data } = await world.ops<{ version: number }>(`GET /ops/skus/${skuNo}/v1`)
  if (!data) return
  const { code } = await world.ops(`PUT /ops/skus/${skuNo}/${deed}/v1`, { version: data.version, ...payload })
  if (code === 0) world.pieces[skuNo]! += payload.change ?? 0
}

const LOOKS = ['orders/v1?count=5', 'after-sales/v1?count=5', 'coupons/v1', 'books/v1', 'log/v1?count=5', 'invoices/v1']

/** Actions of staff, except after-sale service. */
export const STAFF_DOINGS: readonly Doing[] = [
  doing('ship', 14, ordersOf(20), (world, order) =>
    withOrder(world, order, 'ship', { companyName: '顺丰速运', trackingNumber: 'SF1' }),
  ),
  doing('ship in parts', 12, ordersOf(20), shipPart),
  doing('move a parcel', 2, ordersOf(30), (world, order) =>
    withOrder(world, order, 'parcel', { text: '已到达派送点' }),
  ),
  doing('cancel as staff', 4, ordersOf(10, 20), (world, order) =>
    withOrder(world, order, 'cancel', { reason: '缺货' }),
  ),
  doing('refund an order as staff', 2, ordersOf(20, 30, 40), (world, order) =>
    withOrder(world, order, 'refund', { reason: '缺货' }),
  ),
  always('count stock', 3, (world) => withSku(world, 'stock', { change: world.random.int(9) - 2 })),
  always('change a price', 1, (world) => withSku(world, 'price', { price: 1 + world.random.int(30_000) })),
  always('take off the shelf, or put back', 1, (world) => withSku(world, 'shelf', { onShelf: !world.chance(4) })),
  doing(
    'give points, coins or stars',
    3,
    ({ people }) => people,
    (world, { telephone }) =>
      world.ops('POST /ops/points/give/v1', {
        telephone,
        unit: world.pick(['points', 'gold', 'stars']),
        pieces: 1 + world.random.int(700),
        reason: '活动赠送',
      }),
  ),
  doing(
    'give a coupon',
    1,
    ({ people }) => people,
    async (world, { telephone }) => {
      const batchId = world.pick(['five', 'ten', 'card'])
      const { data } = await world.ops<{ version: number }>(`GET /ops/coupons/${batchId}/v1`)
      await world.ops(`POST /ops/coupons/${batchId}/give/v1`, { batchId, telephone, version: data?.version ?? 0 })
    },
  ),
  doing(
    'refuse an invoice',
    6,
    (world) =>
      world.rows(sql<{ orderId: string }>`
    select order_id as "orderId" from billing where status = 0 order by order_id desc limit 5`),
    async (world, { orderId }) => {
      const { data } = await world.ops<{ invoices: { orderId: string; version: number }[] }>('GET /ops/invoices/v1')
      const version = data?.invoices?.find((one) => one.orderId === orderId)?.version ?? 0
      await world.ops(`POST /ops/invoices/${orderId}/refuse/v1`, { version, reason: '信息有误' })
    },
  ),
  always('import codes to be delivered', 2, (world) =>
    world.ops('POST /ops/order-codes/service/codes/v1', {
      codes: Array.from({ length: 3 }, () => `CARD-${world.random.int(1_000_000)}`),
    }),
  ),
  always('look around as staff', 2, (world) => world.ops(`GET /ops/${world.pick(LOOKS)}`)),
]
