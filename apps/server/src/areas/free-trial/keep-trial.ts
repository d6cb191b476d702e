import { FREE_TRIAL_STATUS, freeTrialStep, PAYMENT_STATUS, REPLY_CODE, TRIAL_CHARGE } from '@hearth/domain'
import type { KeepFreeTrial } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { emitTrialEvent } from '#areas/free-trial/trial-events'
import { emitOrderEvent } from '#areas/orders/events/order-event'
import { orderPayable } from '#areas/orders/payment/order-payable'
import { lockOrder, lockOwnOrder, noSuchOrder } from '#areas/orders/own-order'
import type { PayableKind } from '#areas/payment/payable'
import { startPayment } from '#areas/payment/start-payment'
import { stepTrial } from '#areas/free-trial/step-trial'
import { lockTrial, type TrialRow } from '#areas/free-trial/trial-row'
import type { CashierPayment } from '#ports/cashier'
import { ShopError } from '#kernel/shop-error'
import type { UnitOfWork } from '#shop/unit-of-work'

/** Returns the price for keeping a product: the amount that staff charged, otherwise the price when it was ordered. */
export const amountToKeep = ({ keepAmount, chargeAmount }: TrialRow): number => chargeAmount ?? keepAmount

const canKeep = (row: TrialRow): boolean => freeTrialStep(row, 'keep', 'shopper') !== undefined

/** The payable for keeping a product. It can be paid while the product is on trial, and while money is due for it. */
export const trialPayable: PayableKind = {
  ...orderPayable,
  name: 'trial',
  awaited: undefined,
  async lock({ db }, id) {
    const order = await lockOrder(db, id)
    const row = order && (await lockTrial(db, id))
    return (
      row && {
        waits: canKeep(row),
        amount: amountToKeep(row),
        lateCause: row.charge === TRIAL_CHARGE.paid ? 'paidBefore' : 'paidLate',
      }
    )
  },
  async paid(work, id) {
    const row = await lockTrial(work.db, id)
    if (row) await keepFor(work, row)
    return 'sold'
  },
  failed: async () => {},
  refundOwed: (work, id, cause) => emitOrderEvent(work, [id], 'order.refundOwed', { cause, payable: 'trial' }),
  isOver: (id) => sql<boolean>`exists (
    select from free_trial
    where free_trial.order_id = ${id}
      and not (
        free_trial.status = ${sql.lit(FREE_TRIAL_STATUS.trying)}
        or (
          free_trial.status = ${sql.lit(FREE_TRIAL_STATUS.kept)}
          and free_trial.charge = ${sql.lit(TRIAL_CHARGE.due)}
        )
      )
  )`,
  atOnce: undefined,
}

/**
 * Records that the shopper bought the product for the amount of the payment. Removes the discount of the trial from the
 * order's price, so that refunds, invoices and points use the paid amount.
 */
async function keepFor(work: UnitOfWork, row: TrialRow): Promise<void> {
  const { db, now } = work
  const { orderId } = row
  const { rows } = await sql<{ amount: number }>`
    select amount from payment
    where order_id = ${orderId} and payable_kind = 'trial' and status = ${PAYMENT_STATUS.paid}
    order by settled_at desc limit 1`.execute(db)
  const { amount } = rows[0]!
  await stepTrial(work, row, {
    deed: 'keep',
    by: work.actor.kind === 'shopper' ? 'shopper' : 'house',
    set: [sql`charge_amount = ${amount}`],
  })
  await sql`
    update price_row
    set fen = ${amount}::bigint - (
      select sum(list.fen) from price_row list
      where list.order_id = ${orderId} and list.stage = 'list'
    )
    where order_id = ${orderId} and stage = 'unitPrice'`.execute(db)
  await sql`update order_item set price = ${amount}, paid_amount = ${amount} where order_id = ${orderId}`.execute(db)
  await sql`
    update orders
    set product_amount = ${amount}, pay_amount = ${amount}, paid_at = ${now},
      payment_status = ${PAYMENT_STATUS.paid}, purchase = true
    where id = ${orderId}`.execute(db)
  await emitTrialEvent(work, [orderId], 'order.trialStepped', { deed: 'keep', amount })
}

/**
 * Returns the id of a trial's newest payment in progress for the same amount and cashier; undefined if there is none.
 */
export async function pendingPayment(
  { db }: Pick<UnitOfWork, 'db'>,
  row: TrialRow,
  channel: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ paymentId: string }>`
    select id as "paymentId" from payment
    where order_id = ${row.orderId} and payable_kind = 'trial' and amount = ${amountToKeep(row)}
      and status = ${PAYMENT_STATUS.pending} and channel = ${channel}
    order by created_at desc limit 1`.execute(db)
  return rows[0]?.paymentId
}

/**
 * Creates a payment for keeping a product, or returns the payment in progress.
 * @throws ShopError notFound for another shopper's order, or an order without a trial; wrongState if the product is not
 * on trial and no money is due; overLimit after too many payments
 */
export async function payToKeep(
  work: UnitOfWork,
  shopperId: string,
  { orderId, ...wish }: KeepFreeTrial,
  channel: string,
): Promise<CashierPayment> {
  // A payment that the shopper makes always has an address to return to. Payments that the shop starts have none.
  const returnUrl = wish.returnUrl || `/my/order-detail/${encodeURIComponent(orderId)}`
  await lockOwnOrder(work.db, shopperId, orderId)
  const row = await lockTrial(work.db, orderId)
  if (!row) throw noSuchOrder()
  if (!canKeep(row)) throw new ShopError(REPLY_CODE.wrongState, '现在不能购买试用商品')
  const amount = amountToKeep(row)
  const paymentId = await pendingPayment(work, row, channel)
  if (paymentId !== undefined) return { paymentId, orderId, amount, returnUrl }
  return startPayment(work, { payable: { kind: 'trial', id: orderId }, orderId, shopperId, amount, channel, returnUrl })
}
