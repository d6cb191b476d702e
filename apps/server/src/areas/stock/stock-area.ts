import { STOCK_LAWS } from '#areas/stock/stock-laws'
import { defineArea } from '#kernel/area'

/** The stock of skus. Other areas take and return it. */
export const stockArea = defineArea({ name: 'stock', calls: [], laws: STOCK_LAWS })
