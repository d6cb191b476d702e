import { PAYMENT_STATUS } from '@hearth/domain'
import type { StuckRefunds } from '@hearth/ops'
import type { OperLogs } from '@hearth/sdk/core'
import { expect, it } from 'vitest'
import { checkBooks } from '../../../test/check-books'
import type { Buyer, OrderingShop } from '../../../test/ordering-shop'
import { serviceHands } from '../../../test/served-shop'
import { stockShelf } from '../../../test/shelf'
import { shopOnEveryEngine } from '../../../test/shop-on-every-engine'

const STOCK = { lamp: 100 }
const lamp = [{ skuNo: 'lamp', itemQuantity: 1 }]

async function stock(shop: OrderingShop): Promise<void> {
  await stockShelf(shop.connection.db, [{ skuNo: 'lamp', price: 20_000, stock: STOCK.lamp }])
}

shopOnEveryEngine('a refund that cannot go back the way it came', stock, (at) => {
  const hands = serviceHands(() => at.shop)
  const books = async () => expect(await checkBooks(at.shop.connection.db, STOCK)).toEqual([])
  const told = async (buyer: Buyer, orderId: string) =>
    (await hands.ask<OperLogs>(buyer, 'GET', `/api/orders/${orderId}/operLogs/v1`)).data!.operLogs.map(
      ({ title }) => title,
    )
  const stuck = async (orderId: string) =>
    (await hands.ops<StuckRefunds>('GET /ops/refunds/stuck/v1')).data!.refunds.find((one) => one.orderId === orderId)
  const byBank = (refundId: string, reference: string) =>
    hands.ops<{ amount: number }>(`POST /ops/refunds/${refundId}/bank/v1`, { reference })

  /** A paid order that staff have just refunded. */
  async function refunded() {
    const buyer = await at.shop.buyer()
    const { orderId } = await hands.paid(buyer, lamp, 20_000)
    await hands.refund(orderId)
    return { buyer, orderId }
  }

  it('since the shop has another cashier by now is sent by bank', async () => {
    const { buyer, orderId } = await refunded()
    const former = at.shop.ports.cashier
    const asked: string[] = []
    at.shop.ports.cashier = {
      ...former,
      channel: 'other',
      refund: async ({ paymentId }) => Boolean(asked.push(paymentId)),
    }
    await at.shop.run('refund', 'events')
    at.shop.ports.cashier = former
    expect(asked).toEqual([])
    expect(await told(buyer, orderId)).toContain('退款无法原路退回')
    const { refundId, amount } = (await stuck(orderId))!
    expect(amount).toBe(20_000)
    expect((await byBank(refundId, 'B1')).data).toEqual({ amount: 20_000 })
    await at.shop.run('refund', 'events')
    expect((await hands.order(buyer, orderId)).paymentStatus).toBe(PAYMENT_STATUS.refunded)
    expect(await stuck(orderId)).toBeUndefined()
    await books()
  })
})
