import { STOCK_LAWS } from '#areas/stock/stock-laws'
import { defineArea } from '#kernel/area'

/** Pieces of skus: other areas take and return them. */
export const stockArea = defineArea({ name: 'stock', calls: [], laws: STOCK_LAWS })
