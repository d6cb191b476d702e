import { fissionFaults, writeFissions } from '#areas/fission/write-fissions'
import { shopFilePart, type ShopFilePart } from '#kernel/shop-file/shop-file-part'

/** The part of a shop file with fission activities. */
export const fissionFile: readonly ShopFilePart[] = [
  shopFilePart('fissions', {
    key: 'activityId',
    tables: { fission_activity: 'id' },
    after: ['pictures', 'products', 'couponBatches'],
    check: fissionFaults,
    write: writeFissions,
  }),
]
