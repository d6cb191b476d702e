import type { Order } from '@hearth/state'
import { OrderCodesCard } from './order-codes-card'
import { ParcelsPart } from './parcels-part'
import { PickupPart } from './pickup-part'

/**
 * Parts that only some orders have: redemption codes, parcels, and a cabinet. `open`: whether the order has any of
 * them.
 */
export function OrderExtras({ order }: { order: Order; open: boolean }) {
  return (
    <>
      <OrderCodesCard order={order} />
      <ParcelsPart order={order} />
      <PickupPart pickup={order.pickup} />
    </>
  )
}
