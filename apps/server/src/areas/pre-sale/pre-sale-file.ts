import { faultsOfPreSales } from '#areas/pre-sale/pre-sale-faults'
import { shopFilePart, type ShopFilePart } from '#kernel/shop-file/shop-file-part'

/** The part of a shop file with the terms of pre-sales. They are stored in the rows of their promotions. */
export const preSaleFile: readonly ShopFilePart[] = [
  shopFilePart('promotions', { as: 'preSales', after: ['promotions'], check: faultsOfPreSales }),
]
