import { flashSales } from '@hearth/ops'
import { listOpsFlashSales } from '#areas/flash-sale/list-ops-flash-sales'
import { reads } from '#kernel/ops/ops-area'

/** Calls of staff for flash sales, which are set up with the shop's file and ended like every promotion. */
export const flashSaleOps = [reads(flashSales, { list: (payload, context) => listOpsFlashSales(context, payload) })]
