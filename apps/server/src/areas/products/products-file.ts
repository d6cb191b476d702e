import { keepPricesWithin } from '#areas/products/keep-prices'
import { productFaults } from '#areas/products/product-faults'
import { promotionFaults } from '#areas/products/promotion-faults'
import { writeProducts } from '#areas/products/write-products'
import { writePromotions } from '#areas/products/write-promotions'
import { writeCategories, writeMerchants } from '#areas/products/write-shelves'
import { shopFilePart, type ShopFilePart } from '#kernel/shop-file/shop-file-part'

/** The parts of a shop file with merchants, categories, products and promotions. */
export const productsFile: readonly ShopFilePart[] = [
  shopFilePart('merchants', {
    key: 'merchantId',
    tables: { merchant: 'id' },
    write: ({ db }, merchants) => writeMerchants(db, merchants),
  }),
  shopFilePart('categories', {
    key: 'code',
    tables: { category: 'code' },
    after: ['pictures'],
    write: ({ db }, categories) => writeCategories(db, categories),
  }),
  shopFilePart('products', {
    key: 'spuNo',
    tables: { spu: 'spu_no', sku: 'spu_no', guide: 'spu_no' },
    inner: { list: 'skus', key: 'skuNo' },
    after: ['pictures', 'merchants', 'categories', 'freight'],
    check: productFaults,
    write: writeProducts,
    count: (products = []) => ({ products: products.length, skus: products.flatMap(({ skus }) => skus).length }),
    // A promotion can change the price of any sku, so prices of all skus are checked after a file with promotions. A
    // shop file without promotions can change only the prices of its own products.
    finish: ({ db, now }, { products = [], promotions }) =>
      keepPricesWithin(
        db,
        now,
        promotions ? undefined : products.flatMap(({ skus }) => skus.map(({ skuNo }) => skuNo)),
      ),
  }),
  shopFilePart('promotions', {
    key: 'promotionId',
    tables: { promotion: 'id', promotion_sku: 'promotion_id' },
    after: ['products'],
    check: promotionFaults,
    write: writePromotions,
    count: (promotions = []) => ({ promotions: promotions.length }),
  }),
]
