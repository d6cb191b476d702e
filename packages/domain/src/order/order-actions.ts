import { isPendingPayment, ORDER_STATUS } from '#codes/order-status'
import { PICKUP_STATUS } from '#codes/pickup-status'
import { DAY } from '#time/day'
import type { CampaignLike } from '#order/kind-rules'
import { paymentName, rulesOfKind } from '#order/rules-of-kind'

/** Whether after-sale service can be requested for an order (F10): it is paid and not cancelled. */
export const canAskService = (status: number): boolean =>
  status === ORDER_STATUS.paid || status === ORDER_STATUS.shipped || status === ORDER_STATUS.received

/** The actions of a shopper on an order. */
export interface OrderActions {
  canPay: boolean
  /** Settle the balance, before it can be paid. */
  canPlaceBalance: boolean
  canCancel: boolean
  canConfirm: boolean
  canTrack: boolean
  /** Put its products into the cart again. */
  canBuyAgain: boolean
  /** Remove it from the list; the shop also checks `removalRefusal`. */
  canRemove: boolean
  /** Ask the shop to ship it. */
  canRemind: boolean
  /** The shopper asked the shop to ship it less than `REMIND_EVERY` ago. */
  isReminded: boolean
}

/** Ms after which a shopper can ask again for an order to be shipped. */
export const REMIND_EVERY = DAY

/** The fields of an order that decide its actions. */
export interface OrderActionsOrder {
  orderStatus: number
  /** Epoch ms: until when it can be paid; absent once it is paid. */
  payDeadline?: number
  /** The fields of its kind; absent for a normal order. */
  campaign?: CampaignLike
  /** The pickup point; absent for delivery. */
  pickup?: { status: number }
  /** Epoch ms: when the shopper last asked for shipment. */
  remindTime?: number
  /** Whether some of its pieces are shipped, and others are not. */
  partlyShipped?: boolean
  /** Epoch ms: when its last piece was shipped; absent before, and for orders without shipment. */
  shipTime?: number
}

/**
 * The actions of a shopper on an order (F03). An unpaid order can be paid or cancelled. Parcels can be tracked once the
 * first is sent, and receipt confirmed once the last is sent. An order that is over can be bought again or removed from
 * the list. Until it is shipped, the shop can be reminded once a day. The order's kind may differ: see `KindRules`.
 * @param now server time, epoch ms; if given, an order past its deadline cannot be paid, and a balance can be settled
 * only from its time on
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
    // Before the parcel reaches its cabinet, it cannot have been collected.
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

/** The state and kind of an order. */
export type OrderOfKind = Pick<OrderActionsOrder, 'orderStatus' | 'campaign'>

/**
 * Epoch ms: when the balance of an order can first be settled. Nothing if the order waits for no balance, or if its
 * balance is settled.
 */
export const settlesFrom = ({ orderStatus, campaign }: OrderOfKind): number | undefined =>
  campaign && orderStatus === ORDER_STATUS.pendingFinalPayment
    ? rulesOfKind(campaign).settlesFrom?.(campaign)
    : undefined

/** Epoch ms: the moments at which the payments of `orderActions` change. An undefined one never comes. */
export const orderMoments = ({ payDeadline, ...order }: OrderActionsOrder): (number | undefined)[] => [
  payDeadline === undefined ? undefined : payDeadline + 1,
  settlesFrom(order),
]

/** The name of the payment that an order waits for, such as 定金; nothing if the order is paid at once. */
export const nextPayment = ({ orderStatus, campaign }: OrderOfKind): string | undefined =>
  paymentName(campaign, orderStatus !== ORDER_STATUS.pendingPayment)
