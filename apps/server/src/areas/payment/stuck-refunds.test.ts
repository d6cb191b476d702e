import { PAYMENT_STATUS, REPLY_CODE } from '@hearth/domain'
import type { StuckRefunds } from '@hearth/ops'
import type { OperLogs } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { checkBooks } from '../../../test/check-books'
import type { Buyer, OrderingShop } from '../../../test/ordering-shop'
import { serviceHands } from '../../../test/served-shop'
import { stockShelf } from '../../../test/shelf'
import { shopOnAnEngine } from '../../../test/shop-on-every-engine'

const STOCK = { lamp: 100 }
const lamp = [{ skuNo: 'lamp', itemQuantity: 1 }]

async function stock(shop: OrderingShop): Promise<void> {
  await stockShelf(shop.connection.db, [{ skuNo: 'lamp', price: 20_000, stock: STOCK.lamp }])
}

shopOnAnEngine('a refund that the original cashier cannot pay', stock, (at) => {
  const hands = serviceHands(() => at.shop)
  const books = async () => expect(await checkBooks(at.shop.connection.db, STOCK)).toEqual([])
  const log = async (buyer: Buyer, orderId: string) =>
    (await hands.ask<OperLogs>(buyer, 'GET', `/api/orders/${orderId}/operLogs/v1`)).data!.operLogs
  const told = async (buyer: Buyer, orderId: string) => (await log(buyer, orderId)).map(({ title }) => title)
  const details = async (buyer: Buyer, orderId: string) => (await log(buyer, orderId)).map(({ detail }) => detail)
  const stuck = async (orderId: string) =>
    (await hands.ops<StuckRefunds>('GET /ops/refunds/stuck/v1')).data!.refunds.find((one) => one.orderId === orderId)
  const byBank = (refundId: string, reference: string) =>
    hands.ops<{ amount: number }>(`POST /ops/refunds/${refundId}/bank/v1`, { reference })

  /** A paid order that staff have refunded. */
  async function refunded() {
    const buyer = await at.shop.buyer()
    const { orderId } = await hands.paid(buyer, lamp, 20_000)
    await hands.refund(orderId)
    return { buyer, orderId }
  }

  /** Closes the card with which an order was paid. */
  const close = (orderId: string) =>
    sql`
      update sandbox_trade set closed = true
      where payment_id in (select id from payment where order_id = ${orderId})`.execute(at.shop.connection.db)

  it('is sent by bank when the shop has another cashier now', async () => {
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

  it('is recorded as sent by one of several members of staff at once, and the others are told', async () => {
    const { orderId } = await refunded()
    await close(orderId)
    await at.shop.run('refund')
    const { refundId } = (await stuck(orderId))!
    const answers = await Promise.all(Array.from({ length: 10 }, (_, one) => byBank(refundId, `B${one}`)))
    const noted = answers.findIndex(({ code }) => code === 0)
    expect(answers[noted]!.data).toEqual({ amount: 20_000 })
    const others = answers.filter((_, one) => one !== noted)
    expect(others.map(({ code, message }) => [code, message])).toEqual(
      others.map(() => [REPLY_CODE.wrongState, `这笔退款已登记银行转账，流水号 B${noted}`]),
    )
    expect((await byBank(refundId, `B${noted}`)).data).toEqual({ amount: 0 })
    const { rows } = await sql<{ reference: string }>`
      select bank_reference as reference from refund_part where refund_id = ${refundId}`.execute(at.shop.connection.db)
    expect(rows).toEqual([{ reference: `B${noted}` }])
    await books()
  })

  it('is not stuck where the cashier has paid it', async () => {
    const { orderId } = await refunded()
    await at.shop.run('refund')
    const { rows } = await sql<{ id: string }>`select id from refund where order_id = ${orderId}`.execute(
      at.shop.connection.db,
    )
    expect(await byBank(rows[0]!.id, 'B1')).toMatchObject({ code: REPLY_CODE.wrongState })
    expect(await byBank('R0', 'B1')).toMatchObject({ code: REPLY_CODE.notFound })
  })

  it('of a cancelled order tells its shopper where to leave an account, and that the money came', async () => {
    const { buyer, orderId } = await refunded()
    await close(orderId)
    await at.shop.run('refund')
    expect(await details(buyer, orderId)).toContain('请联系客服提供收款银行账户，款项将通过银行转账退给您')
    await byBank((await stuck(orderId))!.refundId, 'B1')
    expect(await details(buyer, orderId)).toContain('款项已退回')
  })

  it('of a request for service tells its shopper where to leave an account', async () => {
    const buyer = await at.shop.buyer()
    const { orderId } = await hands.received(buyer, lamp, 20_000)
    const [line] = await hands.items(buyer, orderId)
    const id = (await hands.apply(buyer, { orderItemId: line!.orderItemId, skuNo: 'lamp' })).data!.afterSaleOrderId
    await hands.deed(id, 'agree')
    await close(orderId)
    await hands.deed(id, 'receive', { counted: 1, resellable: 1 })
    await hands.settle()
    expect((await hands.read(buyer, id)).afterSaleOrder.allowed).toEqual(['giveAccount'])
    expect(await details(buyer, orderId)).toContain('请在售后单中填写收款银行账户，款项将通过银行转账退给您')
  })
})
