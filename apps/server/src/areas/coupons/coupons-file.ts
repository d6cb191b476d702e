import { batchFaults } from '#areas/coupons/batch-faults'
import { writeBatches } from '#areas/coupons/write-batches'
import { shopFilePart, type ShopFilePart } from '#kernel/shop-file/shop-file-part'

/** The part of the shop file with coupon batches. */
export const couponsFile: readonly ShopFilePart[] = [
  shopFilePart('couponBatches', {
    key: 'couponBatchId',
    tables: { coupon_batch: 'id', coupon_code: 'batch_id', coupon_merge: 'into_batch_id' },
    after: ['products', 'promotions'],
    check: batchFaults,
    write: writeBatches,
  }),
]
