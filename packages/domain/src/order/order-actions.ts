import { isPendingPayment, ORDER_STATUS } from '#codes/order-status'
import { PICKUP_STATUS } from '#codes/pickup-status'
import { DAY } from '#time/day'
import type { CampaignLike } from '#order/kind-rules'
import { paymentName, rulesOfKind } from '#order/rules-of-kind'

/** Whether after-sale service can be requested for an order (F10): the order is paid and not cancelled. */
export const canAskService = (status: number): boolean =>
  status === ORDER_STATUS.paid || status === ORDER_STATUS.shipped || status === ORDER_STATUS.received

/** The actions that a shopper can take on an order. */
export interface OrderActions {
  canPay: boolean
  /** Settle the balance: choose its address, coupons, coins and stars. The balance can be paid only after that. */
  canPlaceBalance: boolean
  canCancel: boolean
  canConfirm: boolean
  canTrack: boolean
  /** Put the products into the cart again. */
  canBuyAgain: boolean
  /** Remove the order from the list; the server also checks `removalRefusal`. */
  canRemove: boolean
  /** Ask the shop to ship the order. */
  canRemind: boolean
  /** Whether the shopper asked the shop to ship the order less than `REMIND_EVERY` ago, and cannot ask again yet. */
  isReminded: boolean
}

/** Ms after which a shopper can ask again for an order to be shipped. */
export const REMIND_EVERY = DAY

/** The fields of an order that decide its actions. */
export interface OrderActionsOrder {
  orderStatus: number
  /** Epoch ms: until when the order can be paid; absent once it is paid. */
  payDeadline?: number
  /** The fields of the order's kind; absent for a normal order. */
  campaign?: CampaignLike
  /** The parcel for a pickup point; absent for delivery to the door. */
  pickup?: { status: number }
  /** Epoch ms: when the shopper last asked for shipment. */
  remindTime?: number
  /** Whether some pieces of the order are shipped and others are not. */
  partlyShipped?: boolean
  /** Epoch ms: when the last piece was shipped; absent before, and for orders without shipment. */
  shipTime?: number
}

/**
 * Returns the actions that a shopper can take on an order (F03). An unpaid order can be paid or cancelled. Parcels can
 * be tracked once the first is sent, and receipt can be confirmed once the last is sent. An order that is over can be
 * bought again or removed from the list. Until a paid order is shipped, the shopper can remind the shop once a day.
 * Some kinds of orders differ: see `KindRules`.
 * @param now server time, epoch ms; if given, an order past its deadline cannot be paid, and a balance can be settled
 *   only once its time has begun
 */
export function orderActions(order: OrderActionsOrder, now?: number): OrderActions {
  const { orderStatus, campaign, pickup, remindTime, partlyShipped = false, shipTime } = order
  const kind = rulesOfKind(campaign)
  const isOver =
    orderStatus === ORDER_STATUS.cancelled ||
    (orderStatus === ORDER_STATUS.received && !(campaign && kind.open?.(campaign)))
  const isReminded = remindTime !== undefined && (now ?? remindTime) - remindTime < REMIND_EVERY
  const isPaid = orderStatus === ORDER_STATUS.paid
  const isToSend = isPaid && !(campaign && kind.waits?.(campaign))
  return {
    ...paymentActions(order, now),
    canCancel: isPendingPayment(orderStatus) || (isPaid && !!campaign && !!kind.canCancelPaid?.(campaign)),
    // Receipt cannot be confirmed before the parcel reaches its cabinet, since nobody can have collected it yet.
    canConfirm: orderStatus === ORDER_STATUS.shipped && pickup?.status !== PICKUP_STATUS.onItsWay,
    canTrack: partlyShipped || (shipTime !== undefined && orderStatus !== ORDER_STATUS.cancelled),
    canBuyAgain: isOver && !kind.boughtOnce,
    canRemove: isOver,
    canRemind: isToSend && !isReminded,
    isReminded: isToSend && isReminded,
  }
}

function paymentActions(
  { orderStatus, payDeadline, campaign }: OrderActionsOrder,
  now?: number,
): Pick<OrderActions, 'canPay' | 'canPlaceBalance'> {
  const late = now !== undefined && payDeadline !== undefined && now > payDeadline
  const open = isPendingPayment(orderStatus) && !late
  const from = settlesFrom({ orderStatus, campaign })
  return {
    canPay: open && from === undefined,
    canPlaceBalance: open && from !== undefined && (now ?? Infinity) >= from,
  }
}

/** The fields that decide which payment an order waits for. */
export type OrderOfKind = Pick<OrderActionsOrder, 'orderStatus' | 'campaign'>

/**
 * Returns when the shopper can first settle the balance of an order, in epoch ms. Returns undefined if the order does
 * not wait for its balance, or if the balance is already settled.
 */
export const settlesFrom = ({ orderStatus, campaign }: OrderOfKind): number | undefined =>
  campaign && orderStatus === ORDER_STATUS.pendingFinalPayment
    ? rulesOfKind(campaign).settlesFrom?.(campaign)
    : undefined

/**
 * Returns the moments at which `canPay` or `canPlaceBalance` can change without a change of the order, in epoch ms;
 * undefined for a change that the passing of time does not cause.
 */
export const orderMoments = ({ payDeadline, ...order }: OrderActionsOrder): (number | undefined)[] => [
  payDeadline === undefined ? undefined : payDeadline + 1,
  settlesFrom(order),
]

/** Returns the name of the payment that an order waits for, such as 定金, or undefined if the order is paid at once. */
export const nextPayment = ({ orderStatus, campaign }: OrderOfKind): string | undefined =>
  paymentName(campaign, orderStatus !== ORDER_STATUS.pendingPayment)
