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

/** Offers of rebates to promoters (F18), and the rates by their levels. */
export const rebates = {
  /** Lists offers by their ids or the latest first. */
  list: 'GET /ops/rebate-offers/v1 may=rebates.read' as Call<ListRebateOffers, OpsRebateOfferPage>,
  /**
   * Reads an offer with what it covers, and what was earned by it.
   * @throws notFound 107002404: for an offer that is not there
   */
  get: 'GET /ops/rebate-offers/{offerId}/v1 may=rebates.read' as Call<RebateOfferId, OpsRebateOfferDetail>,
  /**
   * Shows what a piece of each sku will earn by the rates of an offer itself, published or not.
   * @throws notFound 107002404: for an offer that is not there
   */
  preview: 'GET /ops/rebate-offers/{offerId}/preview/v1 may=rebates.read' as Call<RebateOfferId, RebateOfferPreview>,
  /**
   * Makes an offer.
   * @throws conflict 107002409: when there is one of that id
   * @throws badInput 107002400: when it ends before it begins, or names what is not there; `field` says where
   */
  add: 'POST /ops/rebate-offers/v1 may=rebates.write' as Call<AddRebateOffer, OpsRebateOfferDetail>,
  /**
   * Changes an offer to what is sent. Placed orders keep their rates.
   * @throws notFound 107002404: for an offer that is not there
   * @throws badInput 107002400: as `add` does
   * @throws stale 107003409: when it was changed since it was read
   */
  change: 'PUT /ops/rebate-offers/{offerId}/v1 may=rebates.write' as Call<ChangeRebateOffer, OpsRebateOfferDetail>,
  /**
   * Puts an offer into force, from its first moment on.
   * @throws notFound 107002404: for an offer that is not there
   * @throws wrongState 107002414: for one that earns, or that is over
   * @throws stale 107003409: when it was changed since it was read
   */
  start: 'POST /ops/rebate-offers/{offerId}/start/v1 may=rebates.write' as Call<
    RebateOfferAsRead,
    OpsRebateOfferDetail
  >,
  /**
   * Ends an offer now: orders that are placed from now on do not earn by it.
   * @throws notFound 107002404: for an offer that is not there
   * @throws wrongState 107002414: for one that does not earn, or that is over
   * @throws stale 107003409: when it was changed since it was read
   */
  stop: 'POST /ops/rebate-offers/{offerId}/stop/v1 may=rebates.write' as Call<RebateOfferAsRead, OpsRebateOfferDetail>,
  /**
   * Tells what a rate would have cost for sold lines, by default of the last 30 days.
   * @throws badInput 107002400: for a time that ends before it begins
   */
  tryRate: 'GET /ops/rebate-rates/try/v1 may=rebates.read' as Call<TryRebateRate, TriedRebateRate>,
  /** Reads the rates by the level of promoters. */
  levels: 'GET /ops/rebate-levels/v1 may=rebates.read' as Call<Empty, RebateLevelRates>,
  /**
   * Sets the rates by the level of promoters.
   * @throws badInput 107002400: for a level that is named twice
   * @throws stale 107003409: when they were changed since they were read
   */
  setLevels: 'PUT /ops/rebate-levels/v1 may=rebates.write' as Call<SetRebateLevels, RebateLevelRates>,
}

export type * from './rebates.types'
