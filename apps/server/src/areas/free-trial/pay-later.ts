import { DAY, FREE_TRIAL_STATUS, PAYMENT_STATUS, TRIAL_CHARGE } from '@hearth/domain'
import type { WechatAgreement } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { amountToKeep, pendingPayment, trialPayable } from '#areas/free-trial/keep-trial'
import { lockOrder } from '#areas/orders/own-order'
import { askAboutPayables } from '#areas/payment/ask-about-payables'
import { startPayment } from '#areas/payment/start-payment'
import { lockTrial } from '#areas/free-trial/trial-row'
import type { Context } from '#kernel/context'
import type { Cashier, CashierPayment } from '#ports/cashier'
import { inTransaction, type UnitOfWork } from '#shop/unit-of-work'

/** Returns whether the shopper signed the cashier's pay-later agreement; false if the cashier has none. */
export async function readPayLater({ ports, needShopper }: Context): Promise<WechatAgreement> {
  const shopperId = needShopper()
  const { payLater } = ports.cashier
  if (!payLater) return { signed: false }
  if (await payLater.isSigned(shopperId)) return { signed: true }
  return { signed: false, signUrl: await payLater.signUrl(shopperId) }
}

/**
 * Asks the cashier for the result of a payment in progress, since its notice may be lost.
 * @returns true if the result is known
 */
async function heardOf(work: UnitOfWork, cashier: Cashier, orderId: string): Promise<boolean> {
  const failures = new Map<string, Error>()
  const known = await askAboutPayables(work, [trialPayable], cashier, [orderId], failures)
  for (const failure of failures.values()) throw failure
  return known > 0
}

/** Trials processed in one batch. */
const BATCH = 50

/**
 * The most automatic payments for a charge. After these, the shopper has to pay by hand. The number is well below
 * `MOST_PAYMENTS`, so that the shopper is not refused.
 */
const MOST_CHARGES = 5

/**
 * Charges due amounts of trials whose shoppers signed the cashier's pay-later agreement. The cashier reports success by
 * a notice, as for every payment. A charge that fails stays due, and is tried again a day later, a few times. If a
 * payment is in progress, the cashier is asked for its result. If there is none, the same payment is requested again,
 * since the server may have stopped after it recorded the payment.
 * @returns the number of requested payments
 * @throws Error of the first request that failed, after all others were made
 */
export async function chargeDueTrials(work: UnitOfWork, cashier: Cashier): Promise<number> {
  const { payLater, channel } = cashier
  if (!payLater) return 0
  let asked = 0
  let failure: unknown
  for (let after = ''; ;) {
    const { rows } = await sql<{ orderId: string; shopperId: string }>`
      select order_id as "orderId", shopper_id as "shopperId" from free_trial
      where charge = ${sql.lit(TRIAL_CHARGE.due)} and status = ${sql.lit(FREE_TRIAL_STATUS.kept)}
        and order_id > ${after}
        and not exists (
          select from payment
          where payment.order_id = free_trial.order_id and payable_kind = 'trial'
            and payment.status = ${sql.lit(PAYMENT_STATUS.failed)} and settled_at > ${work.now - DAY}
        )
        and (
          select count(*) from payment
          where payment.order_id = free_trial.order_id and payable_kind = 'trial' and return_url is null
        ) < ${MOST_CHARGES}
      order by order_id limit ${BATCH}`.execute(work.db)
    for (const { orderId, shopperId } of rows)
      try {
        if (!(await payLater.isSigned(shopperId))) continue
        if (await heardOf(work, cashier, orderId)) continue
        const payment = await inTransaction(work, (inside) => beginCharge(inside, orderId, channel))
        if (!payment) continue
        await payLater.charge(payment, shopperId)
        asked += 1
      } catch (error) {
        failure ??= error
      }
    const last = rows.at(-1)
    if (rows.length === BATCH && last) {
      after = last.orderId
      continue
    }
    if (failure !== undefined) throw failure
    return asked
  }
}

async function beginCharge(work: UnitOfWork, orderId: string, channel: string): Promise<CashierPayment | undefined> {
  await lockOrder(work.db, orderId)
  const row = await lockTrial(work.db, orderId)
  if (row?.status !== FREE_TRIAL_STATUS.kept || row.charge !== TRIAL_CHARGE.due) return undefined
  const { shopperId } = row
  const amount = amountToKeep(row)
  const paymentId = await pendingPayment(work, row, channel)
  if (paymentId !== undefined) return { paymentId, orderId, amount }
  return startPayment(work, { payable: { kind: 'trial', id: orderId }, orderId, shopperId, amount, channel })
}
