import { ORDER_STATUS } from '@hearth/domain'
import type { Order } from '@hearth/state'
import { viewOf } from '#order-kinds/kind-code'
import { MessageInvite } from '#parts/account/message-invite'

/** Offers messages about an order that is not completed. */
export function OrderInvite({ order }: { open: true; order: Order }) {
  return order.orderStatus < ORDER_STATUS.received ? (
    <MessageInvite open moment={viewOf(order).moment?.(order) ?? (order.codes ? 'codes' : 'order')} />
  ) : null
}
