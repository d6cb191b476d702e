import { PAYMENT_STATUS } from '@hearth/domain'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { cancelOrder } from '#areas/orders/cancellation/cancel-order'
import { payables } from '#areas/all'
import { payOrder } from '#areas/orders/payment/pay-order'
import { askPendingPayments } from '#areas/payment/ask-pending-payments'
import { refundPayments } from '#areas/payment/refund-payments'
import { createSandboxCashier } from '#areas/sandbox/sandbox-cashier'
import type { Cashier, CashierNotice } from '#ports/cashier'
import { checkBooks } from '../../../test/check-books'
import { onEveryEngine } from '../../../test/on-every-engine'
import { manyShoppers, stockShelf } from '../../../test/shelf'
import { NOON } from '../../../test/shop'
import { within, workOn } from '../../../test/work'
import { placeOne } from '../../../test/place-and-pay'

const MINUTE = 60_000

onEveryEngine('a payment of an order that was cancelled meanwhile', (engine) => {
  const db = () => engine.connection.db

  /** Cancels an order whose payment has no result yet, and creates a cashier whose replies the test sets. */
  async function begin(skuNo: string) {
    await stockShelf(db(), [{ skuNo }])
    const [buyer] = await manyShoppers(db(), 1)
    const { shopperId, addressId } = buyer!
    const { orderId } = await placeOne(db(), { shopperId, addressId }, { skuNo, amount: 10000 })
    const { paymentId, amount } = await within(db(), NOON, (work) => payOrder(work, shopperId, { orderId }, 'sandbox'))
    await within(db(), NOON, (work) => cancelOrder(work, shopperId, orderId, ''))
    const asked: string[] = []
    let says: CashierNotice | undefined
    const cashier: Cashier = {
      ...createSandboxCashier({ db: db(), secret: 'test', clock: () => NOON }),
      query: async (id) => {
        if (id !== paymentId) return undefined
        asked.push(id)
        return says
      },
      refund: async () => true,
    }
    const notice = (result: CashierNotice['result']): CashierNotice => ({
      paymentId,
      amount,
      tradeNo: `T-${skuNo}`,
      result,
      time: NOON,
    })
    return {
      cashier,
      asked,
      say: (result: CashierNotice['result']) => void (says = notice(result)),
      ask: (at: number) => askPendingPayments(workOn(db(), at), payables, cashier),
      status: async () => {
        const { rows } = await sql<{ status: number }>`select status from payment where id = ${paymentId}`.execute(db())
        return rows[0]?.status
      },
    }
  }

  it('is queried until it was paid, and is refunded', async () => {
    const { cashier, asked, say, ask, status } = await begin('paid')
    // A payment is not queried in its first minute, while the shopper is on the cashier's page.
    expect(await ask(NOON + MINUTE / 2)).toBe(0)
    expect(asked).toHaveLength(0)
    expect(await ask(NOON + MINUTE)).toBe(0)
    // The intervals between queries grow.
    expect(await ask(NOON + MINUTE * 1.5)).toBe(0)
    expect(asked).toHaveLength(1)
    await ask(NOON + 2 * MINUTE)
    expect(asked).toHaveLength(2)
    await ask(NOON + 3 * MINUTE)
    expect(asked).toHaveLength(2)
    say('paid')
    expect(await ask(NOON + 10 * MINUTE)).toBe(1)
    await refundPayments(workOn(db(), NOON + 10 * MINUTE), payables, cashier)
    expect(await status()).toBe(PAYMENT_STATUS.refunded)
    await ask(NOON + 60 * MINUTE)
    expect(asked).toHaveLength(3)
    expect(await checkBooks(db(), { paid: 100 })).toEqual([])
  })

  it('is queried until it failed, and once more after a week, when it can no longer succeed', async () => {
    const failed = await begin('failed')
    failed.say('failed')
    expect(await failed.ask(NOON + MINUTE)).toBe(1)
    expect(await failed.status()).toBe(PAYMENT_STATUS.failed)
    const silent = await begin('silent')
    await silent.ask(NOON + 8 * 24 * 60 * MINUTE)
    await silent.ask(NOON + 30 * 24 * 60 * MINUTE)
    expect(silent.asked).toHaveLength(1)
    expect(await checkBooks(db(), { failed: 100, silent: 100 })).toEqual([])
  })
})
