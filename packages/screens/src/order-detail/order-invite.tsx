import { ORDER_STATUS, type MessageMoment } from '@hearth/domain'
import type { Order } from '@hearth/state'
import { MessageInvite } from '#parts/message-invite'

/** Offers messages about an order that something is still to happen to. */
export function OrderInvite({ order }: { open: true; order: Order }) {
  return order.orderStatus < ORDER_STATUS.received ? <MessageInvite open moment={momentOf(order)} /> : null
}

function momentOf({ preSale, freeTrial, crowdFunding, codes, orderStatus }: Order): MessageMoment {
  if (freeTrial) return 'trial'
  if (crowdFunding?.state === 'running') return 'crowdFunding'
  if (preSale && orderStatus <= ORDER_STATUS.pendingFinalPayment) return 'preSale'
  return codes ? 'codes' : 'order'
}
