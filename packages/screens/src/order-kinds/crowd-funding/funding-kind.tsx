import { campaignOf, ORDER_STATUS } from '@hearth/domain'
import type { OrderItem } from '@hearth/state'
import type { KindView } from '../kind-view'
import { FundingCheckout } from './funding-checkout'
import { FundingNote } from './funding-note'

const gathers = (order: OrderItem): boolean => campaignOf(order, 'crowdFunding')?.state === 'running'

/** The view of a crowd-funding (113). Its orders wait for the goal, and are refunded if the goal is missed. */
export const fundingKind: KindView = {
  Checkout: FundingCheckout,
  Note: FundingNote,
  nextText: (order) =>
    order.orderStatus === ORDER_STATUS.paid && gathers(order) ? '付款成功，等待众筹达成' : undefined,
  moment: (order) => (gathers(order) ? 'crowdFunding' : undefined),
  cancelText: ({ orderStatus }) => (orderStatus === ORDER_STATUS.paid ? '已付款项全额原路退回。' : undefined),
  paidText: '众筹达成后为您发货，未达成全额退款',
  Result: ({ order }) => <FundingNote order={order} bar />,
}
