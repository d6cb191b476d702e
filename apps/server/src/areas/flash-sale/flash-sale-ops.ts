import { flashSales } from '@hearth/ops'
import { listOpsFlashSales } from '#areas/flash-sale/list-ops-flash-sales'
import { reads } from '#kernel/ops/ops-area'

/** Calls of staff for flash sales. A shop file sets them up, and the calls for promotions end them. */
export const flashSaleOps = [reads(flashSales, { list: (payload, context) => listOpsFlashSales(context, payload) })]
