/** Whether a sku is active (E10, S23): 1 for yes. */
export const SKU_STATUS = { inactive: 0, active: 1 } as const

/** One of {@link SKU_STATUS}. */
export type SkuStatus = (typeof SKU_STATUS)[keyof typeof SKU_STATUS]

/** The label of each status for owners. */
export const SKU_STATUS_LABEL: Readonly<Record<SkuStatus, string>> = { 0: '已下架', 1: '已上架' }

/** Whether a sku is on sale (E10, S23): 1 for yes. */
export const SKU_SALE_STATUS = { notOnSale: 0, onSale: 1 } as const

/** One of {@link SKU_SALE_STATUS}. */
export type SkuSaleStatus = (typeof SKU_SALE_STATUS)[keyof typeof SKU_SALE_STATUS]

/** The label of each status for shoppers. */
export const SKU_SALE_STATUS_LABEL: Readonly<Record<SkuSaleStatus, string>> = { 0: '暂未开售', 1: '在售' }

/** Whether a sku, or a promotion with stock of its own, has pieces left (E10, S23): 1 for yes. */
export const INVENTORY_STATUS = { soldOut: 0, inStock: 1 } as const

/** One of {@link INVENTORY_STATUS}. */
export type InventoryStatus = (typeof INVENTORY_STATUS)[keyof typeof INVENTORY_STATUS]

/** The label of each status for shoppers. */
export const INVENTORY_STATUS_LABEL: Readonly<Record<InventoryStatus, string>> = { 0: '已售罄', 1: '有货' }
