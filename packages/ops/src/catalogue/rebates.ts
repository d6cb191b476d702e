import type { Call, Empty } from '@hearth/sdk/core'
import type {
  AddRebateOffer,
  ChangeRebateOffer,
  ListRebateOffers,
  OpsRebateOfferDetail,
  OpsRebateOfferPage,
  RebateLevelRates,
  RebateOfferAsRead,
  RebateOfferId,
  RebateOfferPreview,
  SetRebateLevels,
  TriedRebateRate,
  TryRebateRate,
} from './rebates.types'

/** Rebate offers to promoters (F18), and the rebate rates of the levels of promoters. */
export const rebates = {
  /** Lists offers in the order of their ids, or the newest first. */
  list: 'GET /ops/rebate-offers/v1 may=rebates.read' as Call<ListRebateOffers, OpsRebateOfferPage>,
  /**
   * Reads an offer with its targets and results.
   * @throws notFound 107002404: for an offer that is not there
   */
  get: 'GET /ops/rebate-offers/{offerId}/v1 may=rebates.read' as Call<RebateOfferId, OpsRebateOfferDetail>,
  /**
   * Shows the rebates of an offer, published or not, for one piece of each of its skus. The calculation uses only the
   * offer's own rates, not those of levels.
   * @throws notFound 107002404: for an offer that is not there
   */
  preview: 'GET /ops/rebate-offers/{offerId}/preview/v1 may=rebates.read' as Call<RebateOfferId, RebateOfferPreview>,
  /**
   * Adds an offer.
   * @throws conflict 107002409: when there is one of that id
   * @throws badInput 107002400: when it ends before it begins, or names something that is not there; `field` says where
   */
  add: 'POST /ops/rebate-offers/v1 may=rebates.write' as Call<AddRebateOffer, OpsRebateOfferDetail>,
  /**
   * Replaces the settings of an offer. Placed orders keep their rates.
   * @throws notFound 107002404: for an offer that is not there
   * @throws badInput 107002400: when `add` would refuse the fields too
   * @throws stale 107003409: when it was changed since it was read
   */
  change: 'PUT /ops/rebate-offers/{offerId}/v1 may=rebates.write' as Call<ChangeRebateOffer, OpsRebateOfferDetail>,
  /**
   * Publishes an offer, which then earns rebates from its begin time on.
   * @throws notFound 107002404: for an offer that is not there
   * @throws wrongState 107002414: for one that is published, or over
   * @throws stale 107003409: when it was changed since it was read
   */
  start: 'POST /ops/rebate-offers/{offerId}/start/v1 may=rebates.write' as Call<
    RebateOfferAsRead,
    OpsRebateOfferDetail
  >,
  /**
   * Ends an offer now. Orders placed later earn no rebates by the offer.
   * @throws notFound 107002404: for an offer that is not there
   * @throws wrongState 107002414: for one that is not published, or over
   * @throws stale 107003409: when it was changed since it was read
   */
  stop: 'POST /ops/rebate-offers/{offerId}/stop/v1 may=rebates.write' as Call<RebateOfferAsRead, OpsRebateOfferDetail>,
  /**
   * Calculates what a rate would have cost for sold order lines, by default those of the last 30 days.
   * @throws badInput 107002400: for a time that ends before it begins
   */
  tryRate: 'GET /ops/rebate-rates/try/v1 may=rebates.read' as Call<TryRebateRate, TriedRebateRate>,
  /** Reads the rebate rates of all levels of promoters. */
  levels: 'GET /ops/rebate-levels/v1 may=rebates.read' as Call<Empty, RebateLevelRates>,
  /**
   * Sets the rebate rates of all levels of promoters.
   * @throws badInput 107002400: for a level that is named twice
   * @throws stale 107003409: when they were changed since they were read
   */
  setLevels: 'PUT /ops/rebate-levels/v1 may=rebates.write' as Call<SetRebateLevels, RebateLevelRates>,
}

export type * from './rebates.types'
