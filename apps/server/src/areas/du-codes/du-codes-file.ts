import { duBatchFaults, writeDuBatches } from '#areas/du-codes/write-du-batches'
import { shopFilePart, type ShopFilePart } from '#kernel/shop-file/shop-file-part'

/** The part of a shop file with batches of redemption codes. */
export const duCodesFile: readonly ShopFilePart[] = [
  shopFilePart('duBatches', {
    key: 'batchId',
    tables: { du_batch: 'id', du_code: 'batch_id' },
    after: ['products'],
    check: duBatchFaults,
    write: writeDuBatches,
  }),
]
