import { bundleFaults } from '#areas/cart/bundle-faults'
import { writeBundles } from '#areas/cart/write-bundles'
import { shopFilePart, type ShopFilePart } from '#kernel/shop-file/shop-file-part'

/** The part of a shop file with sets and mark-up sales. */
export const cartFile: readonly ShopFilePart[] = [
  shopFilePart('bundles', {
    key: 'promotionId',
    tables: { bundle: 'id', bundle_sku: 'bundle_id' },
    after: ['products'],
    check: bundleFaults,
    write: ({ db }, bundles) => writeBundles(db, bundles),
  }),
]
