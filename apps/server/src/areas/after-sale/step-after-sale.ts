import { AFTER_SALE_STATUS, afterSaleStep, REPLY_CODE, type AfterSaleDeed, type StepActor } from '@hearth/domain'
import { sql, type RawBuilder } from 'kysely'
import { emitAfterSaleEvent, type AfterSaleEvents } from '#areas/after-sale/after-sale-event'
import type { LockedAfterSale } from '#areas/after-sale/own-after-sale'
import { releaseOrdersFrom, SERVICE_HOLD } from '#areas/orders/order-holds'
import { ShopError } from '#kernel/shop-error'
import { orderKindOf } from '#shop/order-kind'
import type { UnitOfWork } from '#shop/unit-of-work'

/** A step of an after-sale order. */
export interface StepToTake<Deed extends AfterSaleDeed> {
  deed: Deed
  by: StepActor
  data: AfterSaleEvents[Deed]
  /** Epoch ms: until when the shopper has to act; absent if the step does not wait for the shopper. */
  waitUntil?: number
  /** Further columns to set, each as `column = value`. */
  set?: readonly RawBuilder<unknown>[]
}

/**
 * Advances a locked after-sale order, and the requests of its gifts, which always have the same status.
 * @throws ShopError wrongState if the table of steps does not allow the step
 */
export async function stepAfterSale<Deed extends AfterSaleDeed>(
  work: UnitOfWork,
  row: LockedAfterSale,
  { deed, by, data, waitUntil, set = [] }: StepToTake<Deed>,
): Promise<void> {
  const next = afterSaleStep(row, deed, by)
  if (!next || row.giftOf !== null) throw new ShopError(REPLY_CODE.wrongState)
  const more = set.map((one) => sql`, ${one}`)
  await sql`
    update after_sale
    set status = ${next.status}, refund_status = ${next.refundStatus}, repair_status = ${next.repairStatus},
      wait_until = ${waitUntil ?? null} ${sql.join(more, sql` `)}
    where id = ${row.afterSaleOrderId}`.execute(work.db)
  if (row.gifts.length > 0 && next.status !== row.status)
    await sql`update after_sale set status = ${next.status} where gift_of = ${row.afterSaleOrderId}`.execute(work.db)
  if (row.unshipped && row.status === AFTER_SALE_STATUS.applied && next.status !== row.status)
    await releaseOrdersFrom(work, [row.orderId], SERVICE_HOLD, row.afterSaleOrderId)
  const { orderId, afterSaleOrderId, order } = row
  await orderKindOf(work.kinds, order.kind).service?.stepped?.(work, { orderId, afterSaleOrderId, deed, by, data })
  await emitAfterSaleEvent(work, row.afterSaleOrderId, deed, data as never)
  Object.assign(row, next)
}
