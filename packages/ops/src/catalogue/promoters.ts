import type { Call } from '@hearth/sdk/core'
import type {
  DeclinePromoter,
  ListOpsPromoters,
  OpsPromoterAsRead,
  OpsPromoterDetail,
  OpsPromoterId,
  OpsPromoterPage,
  OpsPromoterRules,
  RevealedPromoter,
  SetPromoterLevel,
  SetPromoterRules,
} from './promoters.types'
import type { Changed } from './shared.types'

/** Promoters: who applied, what staff decide about them, and the rules. */
export const promoters = {
  /** Lists promoters and applicants, names and telephones partly masked; the latest applications first. */
  list: 'GET /ops/promoters/v1 may=promoters.read' as Call<ListOpsPromoters, OpsPromoterPage>,
  /**
   * Reads one with the agreement, the shops and what can be done next.
   * @throws notFound 107002404: for a shopper who never applied
   */
  get: 'GET /ops/promoters/{shopperId}/v1 may=promoters.read' as Call<OpsPromoterId, OpsPromoterDetail>,
  /**
   * Reveals who a promoter is: real name, number of the id and telephone.
   * @throws notFound 107002404: for a shopper who never applied
   */
  reveal: 'POST /ops/promoters/{shopperId}/reveal/v1 reveals may=promoters.reveal' as Call<
    OpsPromoterId,
    RevealedPromoter
  >,
  /**
   * Approves an application that waits or was refused; the applicant is told.
   * @throws notFound 107002404: for a shopper who never applied
   * @throws wrongState 107002414: for one who has passed
   * @throws stale 107003409: when it has changed since it was read
   */
  approve: 'POST /ops/promoters/{shopperId}/approve/v1 may=promoters.judge' as Call<OpsPromoterAsRead, Changed>,
  /**
   * Refuses an application that waits; the applicant reads why, and may apply again.
   * @throws notFound 107002404: for a shopper who never applied
   * @throws wrongState 107002414: when it does not wait
   * @throws stale 107003409: when it has changed since it was read
   */
  refuse: 'POST /ops/promoters/{shopperId}/refuse/v1 may=promoters.judge' as Call<DeclinePromoter, Changed>,
  /**
   * Suspends a promoter, who earns nothing from then on and reads why.
   * @throws notFound 107002404: for a shopper who never applied
   * @throws wrongState 107002414: for one who has not passed, or is suspended
   * @throws stale 107003409: when it has changed since it was read
   */
  suspend: 'POST /ops/promoters/{shopperId}/suspend/v1 may=promoters.judge' as Call<DeclinePromoter, Changed>,
  /**
   * Ends a suspension; the promoter is told.
   * @throws notFound 107002404: for a shopper who never applied
   * @throws wrongState 107002414: for one who is not suspended
   * @throws stale 107003409: when it has changed since it was read
   */
  restore: 'POST /ops/promoters/{shopperId}/restore/v1 may=promoters.judge' as Call<OpsPromoterAsRead, Changed>,
  /**
   * Assigns a level to a promoter, which rates may depend on.
   * @throws notFound 107002404: for a shopper who never applied
   * @throws stale 107003409: when it has changed since it was read
   */
  setLevel: 'PUT /ops/promoters/{shopperId}/level/v1 may=promoters.judge' as Call<SetPromoterLevel, Changed>,
  /** Reads the rules of promoters and their shops. */
  rules: 'GET /ops/promoters/rules/v1 may=promoters.read' as Call<object, OpsPromoterRules>,
  /**
   * Sets these rules. Waiting applications stay with staff.
   * @throws badInput 107002400: for an address that is none, and for an older version of the agreement
   * @throws stale 107003409: when it has changed since it was read
   */
  setRules: 'PUT /ops/promoters/rules/v1 may=promoters.rules' as Call<SetPromoterRules, OpsPromoterRules>,
}

export type * from './promoters.types'
