import type { Order } from '@hearth/state'
import { OrderCodesCard } from './order-codes-card'
import { ParcelsPart } from './parcels-part'
import { PickupPart } from './pickup-part'
import { TrialPart } from './trial-part'

/**
 * What only some orders have: redemption codes, several parcels, a cabinet to fetch the parcel from, a
 * free trial. `open` once there is any.
 */
export function OrderExtras({ order }: { order: Order; open: boolean }) {
  return (
    <>
      <OrderCodesCard order={order} />
      <ParcelsPart order={order} />
      <PickupPart pickup={order.pickup} />
      <TrialPart order={order} />
    </>
  )
}
