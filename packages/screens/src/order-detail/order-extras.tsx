import type { Order } from '@hearth/state'
import { OrderCodesCard } from './order-codes-card'
import { PickupPart } from './pickup-part'

/** What only some orders have: redemption codes, and a cabinet to fetch the parcel from. `open` once there is any. */
export function OrderExtras({ order }: { order: Order; open: boolean }) {
  return (
    <>
      <OrderCodesCard order={order} />
      <PickupPart pickup={order.pickup} />
    </>
  )
}
