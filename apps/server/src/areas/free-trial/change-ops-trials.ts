import { FREE_TRIAL_STATUS, freeTrialStep, REPLY_CODE } from '@hearth/domain'
import type { Changed, ChargeFreeTrial, OpsFreeTrialAsRead, RefuseFreeTrial } from '@hearth/ops'
import { sql } from 'kysely'
import { releaseOrdersFrom } from '#areas/orders/order-holds'
import { closeOrders } from '#areas/orders/cancellation/close-orders'
import { emitTrialEvent } from '#areas/free-trial/trial-events'
import { lockOrder, noSuchOrder } from '#areas/orders/own-order'
import { stepTrial } from '#areas/free-trial/step-trial'
import { lockTrial, REVIEW_HOLD, type TrialRow } from '#areas/free-trial/trial-row'
import { needText } from '#kernel/payloads/need-text'
import type { OpsContext, Written } from '#kernel/ops/ops-area'
import { ShopError } from '#kernel/shop-error'
import { versioned } from '#kernel/ops/versioned'

const trials = versioned<TrialRow>({
  kind: 'free-trial',
  async find(db, orderId, lock) {
    if (lock && !(await lockOrder(db, orderId))) return undefined
    return lockTrial(db, orderId)
  },
  missing: noSuchOrder,
  told: ({ status, review, charge }) => ({ status, review, charge }),
})

/** Takes an action on the version of a trial that staff read. Locks the order first, then the trial. */
const act = (
  context: OpsContext,
  { orderId, version }: OpsFreeTrialAsRead,
  deed: (row: TrialRow) => Promise<object>,
): Promise<Written<Changed>> => trials.act(context, { id: orderId, version }, deed)

/** Approves a trial. Its order can then be shipped. @throws ShopError notFound, wrongState; OpsError stale */
export const approveAsRead = (context: OpsContext, payload: OpsFreeTrialAsRead) =>
  act(context, payload, async (row) => {
    await stepTrial(context, row, { deed: 'approve', by: 'shop' })
    await releaseOrdersFrom(context, [row.orderId], REVIEW_HOLD)
    await emitTrialEvent(context, [row.orderId], 'order.trialStepped', { deed: 'approve' })
    return {}
  })

/** Declines a trial. Its order is cancelled, and the shopper gets the reason. @throws as `approveAsRead` */
export const refuseTrialAsRead = (context: OpsContext, payload: RefuseFreeTrial) =>
  act(context, payload, async (row) => {
    const reason = needText(payload.reason, 'reason')
    await stepTrial(context, row, { deed: 'refuse', by: 'shop', set: [sql`reason = ${reason}`] })
    await emitTrialEvent(context, [row.orderId], 'order.trialStepped', { deed: 'refuse', reason })
    await closeOrders(context, [row.orderId], { code: 'shop', words: reason })
    return { reason }
  })

/** Charges the shopper for a product that they kept. @throws as `approveAsRead`; badInput for more than its price */
export const chargeAsRead = (context: OpsContext, payload: ChargeFreeTrial) =>
  act(context, payload, async (row) => {
    const { amount } = payload
    const reason = needText(payload.reason, 'reason')
    if (!freeTrialStep(row, 'charge', 'shop')) throw new ShopError(REPLY_CODE.wrongState)
    if (amount > row.keepAmount) throw new ShopError(REPLY_CODE.badInput, '不能超过商品的购买价', 'amount')
    const since = row.status === FREE_TRIAL_STATUS.trying ? context.now : null
    await stepTrial(context, row, {
      deed: 'charge',
      by: 'shop',
      set: [
        sql`charge_amount = ${amount}`,
        sql`reason = ${reason}`,
        sql`due_since = coalesce(${since}::bigint, due_since)`,
      ],
    })
    await emitTrialEvent(context, [row.orderId], 'order.trialStepped', { deed: 'charge', amount, reason })
    return { amount, reason }
  })
