import { STOCK_LAWS } from '#areas/stock/stock-laws'
import { defineArea } from '#kernel/area'

/** Stock of skus, which other areas take and return. */
export const stockArea = defineArea({ name: 'stock', calls: [], laws: STOCK_LAWS })
