import { levelFaults, offerFaults, writeLevels, writeOffers } from '#areas/rebates/write-offers'
import { shopFilePart, type ShopFilePart } from '#kernel/shop-file-part'

/** Offers of rebates, and rates by the level of promoters. */
export const rebatesFile: readonly ShopFilePart[] = [
  shopFilePart('rebateOffers', {
    key: 'offerId',
    after: ['pictures', 'categories', 'products', 'couponBatches'],
    check: offerFaults,
    write: writeOffers,
  }),
  shopFilePart('rebateLevels', { key: 'level', check: levelFaults, write: writeLevels }),
]
