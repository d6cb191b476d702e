import type { Call } from '@hearth/sdk/core'
import type { ListOpsRefunds, OpsRefundPage, SettleByBank, SettledByBank, StuckRefunds } from './refunds.types'

/** Refunds, including those that can only be paid by bank transfer. */
export const refunds = {
  /**
   * Lists refunds with their orders, states and reasons, the latest first.
   * @throws badInput 107002400: for a day that does not exist; `field` names it
   */
  list: 'GET /ops/refunds/v1 may=orders.read' as Call<ListOpsRefunds, OpsRefundPage>,
  /** Lists refunds that no cashier can pay, oldest first, 1,000 at most. */
  stuck: 'GET /ops/refunds/stuck/v1 may=orders.refund' as Call<object, StuckRefunds>,
  /**
   * Records that a stuck refund was paid by bank transfer. A repeat with the same reference changes nothing.
   * @throws notFound 107002404: for a refund that is not there
   * @throws wrongState 107002414: for a refund that the cashier pays, or that was recorded with another reference
   */
  settleByBank: 'POST /ops/refunds/{refundId}/bank/v1 may=orders.refund' as Call<SettleByBank, SettledByBank>,
}

export type * from './refunds.types'
