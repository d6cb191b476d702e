import { bundleFaults } from '#areas/cart/bundle-faults'
import { writeBundles } from '#areas/cart/write-bundles'
import { shopFilePart, type ShopFilePart } from '#kernel/shop-file/shop-file-part'

/** Products that are cheaper beside each other. */
export const cartFile: readonly ShopFilePart[] = [
  shopFilePart('bundles', {
    key: 'promotionId',
    tables: { bundle: 'id', bundle_sku: 'bundle_id' },
    after: ['products'],
    check: bundleFaults,
    write: ({ db }, bundles) => writeBundles(db, bundles),
  }),
]
