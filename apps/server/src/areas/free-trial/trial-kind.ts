import {
  DELETION_BLOCKER,
  FREE_TRIAL_STATUS,
  isOnTrial,
  ORDER_KIND,
  TRIAL_CHARGE,
  TRIAL_REASONS,
  trialRights,
} from '@hearth/domain'
import { sql } from 'kysely'
import { withdrawTrials } from '#areas/free-trial/step-trial'
import { TRIAL_EVENT_TEXT } from '#areas/free-trial/trial-events'
import { beginReturn, followReturn } from '#areas/free-trial/trial-return'
import { REVIEW_HOLD, storedTrial, toldTrial, type TrialRow } from '#areas/free-trial/trial-row'
import { closeOrders } from '#areas/orders/cancellation/close-orders'
import type { ShopOrderKind } from '#shop/unit-of-work'

const { trying, returning } = FREE_TRIAL_STATUS

/** Condition on a row of `orders`: the product is on trial or being returned, or money is due for it. */
const isOpen = sql<boolean>`exists (
  select from free_trial where free_trial.order_id = orders.id and (
    free_trial.status in (${sql.lit(trying)}, ${sql.lit(returning)})
    or free_trial.charge = ${sql.lit(TRIAL_CHARGE.due)}))`

/** Orders of free trials (114). The shopper pays nothing, and returns or buys the product later. */
export const trialKind: ShopOrderKind<TrialRow> = {
  name: ORDER_KIND.freeTrial,
  terms: storedTrial,
  tell: (row, { receivedAt }) => ({ kind: ORDER_KIND.freeTrial, ...toldTrial(row, receivedAt) }),
  closed: withdrawTrials,
  cancelPaid: (work, { orderId }, why) => closeOrders(work, [orderId], why),
  inOneParcel: true,
  holds: { [REVIEW_HOLD]: '订单的试用申请待审核，通过后才能发货' },
  open: { condition: isOpen, blocker: DELETION_BLOCKER.openTrials },
  service: {
    rights: trialRights,
    reasons: (row) => (isOnTrial(row) ? TRIAL_REASONS : undefined),
    begun: beginReturn,
    stepped: followReturn,
  },
  words: {
    placed: ({ review }: { free: boolean; review?: boolean }) => ({
      title: '试用申请已提交',
      detail: review ? '商城审核通过后为您发货' : '审核已通过，正在为您备货',
    }),
    refundOwed: {
      paidLate: '付款到账时试用商品已申请归还，款项将原路退回',
      paidBefore: '试用商品已付清，多付的款项将原路退回',
    },
  },
  events: TRIAL_EVENT_TEXT,
}
