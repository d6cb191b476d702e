import type { Call } from '@hearth/sdk/core'
import type { ListOpsFlashSales, OpsFlashSalePage } from './flash-sales.types'

/** Results of flash sales (101). The calls of `promotions` add, start, end and copy flash sales. */
export const flashSales = {
  /** Lists flash sales with counts of their orders, the latest end first. */
  list: 'GET /ops/flash-sales/v1 may=products.read' as Call<ListOpsFlashSales, OpsFlashSalePage>,
}

export type * from './flash-sales.types'
