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

/** Promoters: applications, decisions about them, and the rules. */
export const promoters = {
  /** Lists promoters and applicants, the latest applications first. Names and telephones are partly masked. */
  list: 'GET /ops/promoters/v1 may=promoters.read' as Call<ListOpsPromoters, OpsPromoterPage>,
  /**
   * Reads a promoter with the agreement, the shops and the possible next steps.
   * @throws notFound 107002404: for a shopper who never applied
   */
  get: 'GET /ops/promoters/{shopperId}/v1 may=promoters.read' as Call<OpsPromoterId, OpsPromoterDetail>,
  /**
   * Reads the identity of a promoter: real name, number of the identity card and telephone. The audit log records the
   * access.
   * @throws notFound 107002404: for a shopper who never applied
   */
  reveal: 'POST /ops/promoters/{shopperId}/reveal/v1 reveals may=promoters.reveal' as Call<
    OpsPromoterId,
    RevealedPromoter
  >,
  /**
   * Approves an application that waits for staff or was refused. The applicant is told.
   * @throws notFound 107002404: for a shopper who never applied
   * @throws wrongState 107002414: for a promoter who is approved
   * @throws stale 107003409: when it has changed since it was read
   */
  approve: 'POST /ops/promoters/{shopperId}/approve/v1 may=promoters.judge' as Call<OpsPromoterAsRead, Changed>,
  /**
   * Refuses an application that waits for staff. The applicant reads the reason, and may apply again.
   * @throws notFound 107002404: for a shopper who never applied
   * @throws wrongState 107002414: when the application does not wait for staff
   * @throws stale 107003409: when it has changed since it was read
   */
  refuse: 'POST /ops/promoters/{shopperId}/refuse/v1 may=promoters.judge' as Call<DeclinePromoter, Changed>,
  /**
   * Suspends a promoter, who earns nothing from then on and reads the reason.
   * @throws notFound 107002404: for a shopper who never applied
   * @throws wrongState 107002414: for a promoter who is not approved, or is suspended
   * @throws stale 107003409: when it has changed since it was read
   */
  suspend: 'POST /ops/promoters/{shopperId}/suspend/v1 may=promoters.judge' as Call<DeclinePromoter, Changed>,
  /**
   * Ends a suspension; the promoter is told.
   * @throws notFound 107002404: for a shopper who never applied
   * @throws wrongState 107002414: for a promoter who is not suspended
   * @throws stale 107003409: when it has changed since it was read
   */
  restore: 'POST /ops/promoters/{shopperId}/restore/v1 may=promoters.judge' as Call<OpsPromoterAsRead, Changed>,
  /**
   * Assigns a level to a promoter. Rates of rebates can depend on it.
   * @throws notFound 107002404: for a shopper who never applied
   * @throws stale 107003409: when it has changed since it was read
   */
  setLevel: 'PUT /ops/promoters/{shopperId}/level/v1 may=promoters.judge' as Call<SetPromoterLevel, Changed>,
  /** Reads the rules of promoters and their shops. */
  rules: 'GET /ops/promoters/rules/v1 may=promoters.read' as Call<object, OpsPromoterRules>,
  /**
   * Sets the rules of promoters and their shops. Applications that already wait for staff go on waiting.
   * @throws badInput 107002400: for an address that is not valid, or an older version of the agreement
   * @throws stale 107003409: when they have changed since they were read
   */
  setRules: 'PUT /ops/promoters/rules/v1 may=promoters.rules' as Call<SetPromoterRules, OpsPromoterRules>,
}

export type * from './promoters.types'
