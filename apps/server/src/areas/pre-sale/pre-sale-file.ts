import { faultsOfPreSales } from '#areas/pre-sale/pre-sale-faults'
import { shopFilePart, type ShopFilePart } from '#kernel/shop-file-part'

/** The promotions that are pre-sales, whose terms stand in their rows. */
export const preSaleFile: readonly ShopFilePart[] = [
  shopFilePart('promotions', { as: 'preSales', after: ['promotions'], check: faultsOfPreSales }),
]
