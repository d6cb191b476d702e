import type { Order } from '@hearth/state'
import { OrderCodesCard } from './order-codes-card'
import { ParcelsPart } from './parcels-part'
import { PickupPart } from './pickup-part'

/**
 * What only some orders have: redemption codes, several parcels, a cabinet to fetch the parcel from. `open` once there
 * is any.
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
