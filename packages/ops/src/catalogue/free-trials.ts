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

/** Free trials: judging who applies, and charging for what is kept. What comes back is received as every return is. */
export const freeTrials = {
  /** Lists free trials, those applied for last first. */
  list: 'GET /ops/free-trials/v1 may=trials.read' as Call<ListOpsFreeTrials, OpsFreeTrialPage>,
  /**
   * Reads the free trial of an order, with what can be done next; whose it is is hidden in part.
   * @throws notFound 107002404: for an order that is not there, or tries nothing
   */
  get: 'GET /ops/free-trials/{orderId}/v1 may=trials.read' as Call<OpsFreeTrialId, OpsFreeTrial>,
  /**
   * Lends a product to whoever applied for it: its order can be shipped.
   * @throws notFound 107002404: for an order that is not there, or tries nothing
   * @throws wrongState 107002414: when it was judged before
   * @throws stale 107003409: when it has changed since it was read
   */
  approve: 'POST /ops/free-trials/{orderId}/approve/v1 may=trials.judge' as Call<OpsFreeTrialAsRead, Changed>,
  /**
   * Lends it not: the order is cancelled and the shopper reads why.
   * @throws notFound 107002404: for an order that is not there, or tries nothing
   * @throws wrongState 107002414: when it was judged before
   * @throws stale 107003409: when it has changed since it was read
   */
  refuse: 'POST /ops/free-trials/{orderId}/refuse/v1 may=trials.judge' as Call<RefuseFreeTrial, Changed>,
  /**
   * Charges for a product that was kept, or came back so that it was refused; or charges another amount for it.
   * @throws notFound 107002404: for an order that is not there, or tries nothing
   * @throws wrongState 107002414: when it is not with the shopper, on its way back, or paid for
   * @throws badInput 107002400: for more than it costs to keep it; `field` is `amount`
   * @throws stale 107003409: when it has changed since it was read
   */
  charge: 'POST /ops/free-trials/{orderId}/charge/v1 may=trials.charge' as Call<ChargeFreeTrial, Changed>,
  /** Reads what holds for all free trials. */
  rules: 'GET /ops/free-trials/rules/v1 may=trials.read' as Call<object, OpsFreeTrialRules>,
  /**
   * Sets it. Trials under way go on.
   * @throws stale 107003409: when it has changed since it was read
   */
  setRules: 'PUT /ops/free-trials/rules/v1 may=trials.rules' as Call<SetFreeTrialRules, OpsFreeTrialRules>,
}

export type * from './free-trials.types'
