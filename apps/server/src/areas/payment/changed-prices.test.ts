import { REPAIR_STATUS, TRIAL_CHARGE } from '@hearth/domain'
import type { OperLogs } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { checkBooks } from '../../../test/check-books'
import type { Buyer, OrderingShop } from '../../../test/ordering-shop'
import { stockShelf } from '../../../test/shelf'
import { shopOnAnEngine } from '../../../test/shop-on-every-engine'
import { lend, trialHands, trialOfOrder } from '../../../test/trial-hands'

const STOCK = { lamp: 100, robot: 100 }

async function stock(shop: OrderingShop): Promise<void> {
  await stockShelf(shop.connection.db, [
    { skuNo: 'lamp', price: 20_000, stock: STOCK.lamp },
    { skuNo: 'robot', price: 29_900, stock: STOCK.robot },
  ])
  await lend(shop, { id: 'try', skus: [{ skuNo: 'robot', stock: 50 }] })
}

shopOnAnEngine('a price that changes while its shopper is at the cashier', stock, (at) => {
  const hands = trialHands(() => at.shop)
  const books = async () => expect(await checkBooks(at.shop.connection.db, STOCK)).toEqual([])
  const press = (cashierUrl: string) => at.shop.press({ cashierUrl, paymentId: '', paymentStatus: 0 }, 'pay')
  const back = (orderId: string) =>
    at.shop.number(
      sql`
        select sum(amount)::integer as n from refund
        where order_id = ${orderId} and cause = 'priceChanged' and status = 1`,
    )
  const told = async (buyer: Buyer, orderId: string) =>
    (await hands.ask<OperLogs>(buyer, 'GET', `/api/orders/${orderId}/operLogs/v1`)).data!.operLogs.map(
      ({ detail }) => detail,
    )

  it('of a repair: the payment for the first quote is refunded, and the repair waits for the current one', async () => {
    const buyer = await at.shop.buyer()
    const { orderId } = await hands.received(buyer, [{ skuNo: 'lamp', itemQuantity: 1 }], 20_000)
    const [line] = await hands.items(buyer, orderId)
    const form = { orderItemId: line!.orderItemId, skuNo: 'lamp', serviceType: 3 as const, reason: 'damaged' }
    const id = (await hands.apply(buyer, form)).data!.afterSaleOrderId
    await hands.deed(id, 'agree')
    await hands.deed(id, 'receive', { counted: 1, resellable: 0 })
    await hands.deed(id, 'quote', { items: [{ name: '灯板更换', price: 3000 }] })
    const first = (await hands.repairPay(buyer, id)).data!
    await hands.deed(id, 'quote', { items: [{ name: '主板更换', price: 12_000 }] })
    await press(first.cashierUrl)
    await at.shop.run('deliver', 'refund', 'events')
    const repair = async () => (await hands.read(buyer, id)).afterSaleOrder
    expect(await repair()).toMatchObject({ repairStatus: REPAIR_STATUS.quoted, allowed: ['payRepair', 'decline'] })
    expect(await back(orderId)).toBe(3000)
    expect(await told(buyer, orderId)).toContain('付款时金额已变更，本次付款将原路退回，请按新的金额支付')

    const second = (await hands.repairPay(buyer, id)).data!
    expect(second.payAmount).toBe(12_000)
    await press(second.cashierUrl)
    await at.shop.run('deliver')
    expect(await repair()).toMatchObject({ repairStatus: REPAIR_STATUS.due })
    await books()
  })

  it('of a trial: the first charge is refunded, and the current one is still to be paid', async () => {
    const buyer = await hands.trier()
    const { orderId } = await hands.tried(buyer, 'robot', 'try')
    const reason = '归还的商品缺少充电底座'
    await hands.judge(orderId, 'charge', { amount: 5000, reason })
    const first = (await hands.keep(buyer, orderId)).data!
    await hands.judge(orderId, 'charge', { amount: 8000, reason })
    await press(first.cashierUrl)
    await at.shop.run('deliver', 'refund', 'events')
    const trial = async () => trialOfOrder(await hands.order(buyer, orderId))
    expect(await trial()).toMatchObject({ charge: TRIAL_CHARGE.due, chargeAmount: 8000 })
    expect(await back(orderId)).toBe(5000)
    expect(await told(buyer, orderId)).toContain('付款时金额已变更，本次付款将原路退回，请按新的金额支付')

    const second = (await hands.keep(buyer, orderId)).data!
    expect(second.paymentId).not.toBe(first.paymentId)
    await press(second.cashierUrl)
    await at.shop.run('deliver')
    expect(await trial()).toMatchObject({ charge: TRIAL_CHARGE.paid, chargeAmount: 8000 })
    await books()
  })

  it('of a repair that was declined, or is free now: the log says why its money is refunded', async () => {
    const buyer = await at.shop.buyer()
    const { orderId } = await hands.received(buyer, [{ skuNo: 'lamp', itemQuantity: 2 }], 40_000)
    const [line] = await hands.items(buyer, orderId)
    const form = { orderItemId: line!.orderItemId, skuNo: 'lamp', serviceType: 3 as const, reason: 'damaged' }
    for (const end of ['decline', 'free']) {
      const id = (await hands.apply(buyer, form)).data!.afterSaleOrderId
      await hands.deed(id, 'agree')
      await hands.deed(id, 'receive', { counted: 1, resellable: 0 })
      await hands.deed(id, 'quote', { items: [{ name: '灯板更换', price: 3000 }] })
      const { cashierUrl } = (await hands.repairPay(buyer, id)).data!
      if (end === 'decline') await hands.withdraw(buyer, id)
      else await hands.deed(id, 'quote', { items: [] })
      await press(cashierUrl)
    }
    await at.shop.run('deliver', 'refund', 'events')
    expect(await told(buyer, orderId)).toEqual(
      expect.arrayContaining([
        '付款到账时已放弃维修，维修费将原路退回',
        '维修费已付清或无需支付，多付的款项将原路退回',
      ]),
    )
    await books()
  })
})
