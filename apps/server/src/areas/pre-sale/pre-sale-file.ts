import { faultsOfPreSales } from '#areas/pre-sale/pre-sale-faults'
import { shopFilePart, type ShopFilePart } from '#kernel/shop-file/shop-file-part'

/** Pre-sale terms, which are stored in the promotion's row. */
export const preSaleFile: readonly ShopFilePart[] = [
  shopFilePart('promotions', { as: 'preSales', after: ['promotions'], check: faultsOfPreSales }),
]
