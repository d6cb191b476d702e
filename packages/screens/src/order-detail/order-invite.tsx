import { ORDER_STATUS, type MessageMoment, campaignOf } from '@hearth/domain'
import type { Order } from '@hearth/state'
import { MessageInvite } from '#parts/message-invite'

/** Offers messages about an order that something is still to happen to. */
export function OrderInvite({ order }: { open: true; order: Order }) {
  return order.orderStatus < ORDER_STATUS.received ? <MessageInvite open moment={momentOf(order)} /> : null
}

function momentOf(order: Order): MessageMoment {
  const { codes, orderStatus } = order
  if (campaignOf(order, 'freeTrial')) return 'trial'
  if (campaignOf(order, 'crowdFunding')?.state === 'running') return 'crowdFunding'
  if (campaignOf(order, 'preSale') && orderStatus <= ORDER_STATUS.pendingFinalPayment) return 'preSale'
  return codes ? 'codes' : 'order'
}
