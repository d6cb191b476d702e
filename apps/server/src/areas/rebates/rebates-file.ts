import { levelFaults, offerFaults, writeLevels, writeOffers } from '#areas/rebates/write-offers'
import { shopFilePart, type ShopFilePart } from '#kernel/shop-file/shop-file-part'

/** The part of the shop file with offers of rebates, and the rates by level. */
export const rebatesFile: readonly ShopFilePart[] = [
  shopFilePart('rebateOffers', {
    key: 'offerId',
    tables: { rebate_offer: 'id', rebate_target: 'offer_id' },
    after: ['pictures', 'categories', 'products', 'couponBatches'],
    check: offerFaults,
    write: writeOffers,
  }),
  shopFilePart('rebateLevels', { key: 'level', tables: { setting: 'name' }, check: levelFaults, write: writeLevels }),
]
