import type { Call } from '@hearth/sdk/core'
import type { ListOpsFlashSales, OpsFlashSalePage } from './flash-sales.types'

/** Flash sales (101): how they go. `promotions` sets them up, starts, ends and copies them. */
export const flashSales = {
  /** Lists flash sales with their orders, those that end last first. */
  list: 'GET /ops/flash-sales/v1 may=products.read' as Call<ListOpsFlashSales, OpsFlashSalePage>,
}

export type * from './flash-sales.types'
