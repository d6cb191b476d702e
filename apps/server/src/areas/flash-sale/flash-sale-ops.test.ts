import { CAMPAIGN_STATUS, PROMOTION_TYPE } from '@hearth/domain'
import type { OpsFlashSalePage } from '@hearth/ops'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { NOON } from '../../../test/noon'
import type { OrderingShop } from '../../../test/ordering-shop'
import { serviceHands } from '../../../test/served-shop'
import { promote, stockShelf } from '../../../test/shelf'
import { shopOnAnEngine } from '../../../test/shop-on-every-engine'

const HOUR = 3_600_000

async function stock({ connection: { db } }: OrderingShop): Promise<void> {
  await stockShelf(db, [{ skuNo: 'lamp', price: 10_000, stock: 50 }])
  for (const [id, from] of [
    ['over', -9],
    ['running', -1],
    ['coming', 9],
  ] as const) {
    const time = { beginTime: NOON + from * HOUR, endTime: NOON + (from + 4) * HOUR }
    await promote(db, { ...time, id, type: PROMOTION_TYPE.flashSale, skuNos: ['lamp'], price: 7_000, stock: 20 })
  }
  await promote(db, { id: 'cut', type: PROMOTION_TYPE.discount, skuNos: ['lamp'], price: 9_000 })
  await sql`update promotion set display_time = ${NOON - 24 * HOUR}`.execute(db)
}

shopOnAnEngine('flash sales as staff read them', stock, (at) => {
  const hands = serviceHands(() => at.shop)
  const list = async (query = '') => (await hands.ops<OpsFlashSalePage>(`GET /ops/flash-sales/v1${query}`)).data!
  const idsOf = ({ flashSales }: OpsFlashSalePage) => flashSales.map(({ promotionId }) => promotionId)

  it('show their orders that are not cancelled, and how many reminders are set', async () => {
    const [one, other] = [await at.shop.buyer(), await at.shop.buyer()]
    await hands.paid(one, [{ skuNo: 'lamp', itemQuantity: 2 }], 14_000)
    await at.shop.buy(other, [{ skuNo: 'lamp', itemQuantity: 1 }], 8_000)
    const { orderId } = await at.shop.buy(other, [{ skuNo: 'lamp', itemQuantity: 1 }], 8_000)
    await at.shop.ask({ method: 'POST', url: `/api/orders/${orderId}/v2`, headers: other.headers, payload: {} })
    await at.shop.ask({
      method: 'POST',
      url: '/api/promotion/v1/remainder',
      headers: one.headers,
      payload: { promotionId: 'coming', itemNo: 'lamp' },
    })
    const { flashSales } = await list()
    expect(flashSales).toMatchObject([
      { promotionId: 'coming', status: CAMPAIGN_STATUS.notBegun, reminders: 1, piecesLeft: 20 },
      {
        promotionId: 'running',
        status: CAMPAIGN_STATUS.running,
        skus: 1,
        reminders: 0,
        piecesLeft: 17,
        result: { orders: 2, paidOrders: 1, shoppers: 2, pieces: 3, amount: 21_000 },
      },
      { promotionId: 'over', status: CAMPAIGN_STATUS.over, result: { orders: 0, pieces: 0, amount: 0 } },
    ])
  })

  it('are listed page by page, by status, and in two orders', async () => {
    const first = await list('?count=2')
    expect(idsOf(first)).toEqual(['coming', 'running'])
    expect(idsOf(await list(`?count=2&after=${first.after}`))).toEqual(['over'])
    expect(idsOf(await list('?sort=firstToBegin'))).toEqual(['over', 'running', 'coming'])
    for (const [status, id] of [
      [CAMPAIGN_STATUS.notBegun, 'coming'],
      [CAMPAIGN_STATUS.running, 'running'],
      [CAMPAIGN_STATUS.over, 'over'],
    ] as const)
      expect(idsOf(await list(`?status=${status}`))).toEqual([id])
  })
})
