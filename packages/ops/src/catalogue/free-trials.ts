import type { Call } from '@hearth/sdk/core'
import type {
  ChargeFreeTrial,
  ListOpsFreeTrials,
  OpsFreeTrial,
  OpsFreeTrialAsRead,
  OpsFreeTrialId,
  OpsFreeTrialPage,
  OpsFreeTrialRules,
  RefuseFreeTrial,
  SetFreeTrialRules,
} from './free-trials.types'
import type { Changed } from './shared.types'

/**
 * Free trials: deciding about applications, and charging for products that shoppers keep. The calls of `afterSales`
 * record returned products, as for every return.
 */
export const freeTrials = {
  /** Lists free trials, the latest applications first. */
  list: 'GET /ops/free-trials/v1 may=trials.read' as Call<ListOpsFreeTrials, OpsFreeTrialPage>,
  /**
   * Reads the free trial of an order, with the possible next steps; name and telephone of the shopper are partly
   * masked.
   * @throws notFound 107002404: for an unknown order, or one without a trial
   */
  get: 'GET /ops/free-trials/{orderId}/v1 may=trials.read' as Call<OpsFreeTrialId, OpsFreeTrial>,
  /**
   * Approves the application for a trial: its order can be shipped.
   * @throws notFound 107002404: for an unknown order, or one without a trial
   * @throws wrongState 107002414: when it was decided before
   * @throws stale 107003409: when it has changed since it was read
   */
  approve: 'POST /ops/free-trials/{orderId}/approve/v1 may=trials.judge' as Call<OpsFreeTrialAsRead, Changed>,
  /**
   * Declines the application for a trial: the order is cancelled and the shopper reads why.
   * @throws notFound 107002404: for an unknown order, or one without a trial
   * @throws wrongState 107002414: when it was decided before
   * @throws stale 107003409: when it has changed since it was read
   */
  refuse: 'POST /ops/free-trials/{orderId}/refuse/v1 may=trials.judge' as Call<RefuseFreeTrial, Changed>,
  /**
   * Charges for a product that the shopper keeps or whose return was refused, or changes the amount of the charge.
   * @throws notFound 107002404: for an unknown order, or one without a trial
   * @throws wrongState 107002414: when the product is not with the shopper, is on its way back, or is paid for
   * @throws badInput 107002400: for more than the price for keeping the product; `field` is `amount`
   * @throws stale 107003409: when it has changed since it was read
   */
  charge: 'POST /ops/free-trials/{orderId}/charge/v1 may=trials.charge' as Call<ChargeFreeTrial, Changed>,
  /** Reads the rules of all free trials. */
  rules: 'GET /ops/free-trials/rules/v1 may=trials.read' as Call<object, OpsFreeTrialRules>,
  /**
   * Sets the rules of all free trials. Trials in progress continue.
   * @throws stale 107003409: when they have changed since they were read
   */
  setRules: 'PUT /ops/free-trials/rules/v1 may=trials.rules' as Call<SetFreeTrialRules, OpsFreeTrialRules>,
}

export type * from './free-trials.types'
