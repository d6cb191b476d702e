import { campaignOf, GROUP_STATUS, ORDER_STATUS } from '@hearth/domain'
import type { OrderItem } from '@hearth/state'
import type { KindView } from '../kind-view'
import { GroupCheckout } from './group-checkout'
import { GroupNote } from './group-note'
import { GroupOffer } from './group-offer'
import { GroupCard, GroupResult } from './group-result'

const gathers = (order: OrderItem): boolean => campaignOf(order, 'group')?.status === GROUP_STATUS.gathering

/**
 * The view of a group (103). Its orders wait until the group is complete, and are refunded if it is not complete in
 * time.
 */
export const groupKind: KindView = {
  Offer: GroupOffer,
  Checkout: GroupCheckout,
  Note: GroupNote,
  nextText: (order) => (order.orderStatus === ORDER_STATUS.paid && gathers(order) ? '付款成功，等待成团' : undefined),
  Order: GroupCard,
  moment: (order) => (gathers(order) ? 'group' : undefined),
  paidText: '成团后为您发货，到期未成团全额退款',
  Result: GroupResult,
}
