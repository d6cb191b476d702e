import { isPendingPayment, ORDER_STATUS } from '#codes/order-status'
import { PICKUP_STATUS } from '#codes/pickup-status'
import { DAY } from '#time/day'
import type { CampaignLike } from '#order/kind-rules'
import { paymentName, rulesOfKind } from '#order/rules-of-kind'

/** Whether after-sale service can be requested for an order (F10): once it is paid, and unless it is cancelled. */
export const canAskService = (status: number): boolean =>
  status === ORDER_STATUS.paid || status === ORDER_STATUS.shipped || status === ORDER_STATUS.received

/** What a shopper can do with an order. */
export interface OrderActions {
  canPay: boolean
  /** Settle what is due, before it can be paid. */
  canPlaceBalance: boolean
  canCancel: boolean
  canConfirm: boolean
  canTrack: boolean
  /** Put its products into the cart once more. */
  canBuyAgain: boolean
  /** Remove it from the list; the shop also checks `removalRefusal`. */
  canRemove: boolean
  /** Ask the shop to send it. */
  canRemind: boolean
  /** The shop was asked to send it less than `REMIND_EVERY` ago. */
  isReminded: boolean
}

/** Ms after which a shopper may ask again for an order to be sent. */
export const REMIND_EVERY = DAY

/** The fields of an order that decide about its actions. */
export interface OrderActionsOrder {
  orderStatus: number
  /** Epoch ms: until when it can be paid; absent once it is. */
  payDeadline?: number
  /** What it tells of its kind; absent for a normal order. */
  campaign?: CampaignLike
  /** The pickup point; absent for delivery. */
  pickup?: { status: number }
  /** Epoch ms: when the shopper last asked for shipment. */
  remindTime?: number
  /** Whether a part of it is on its way, and the rest waits to be sent. */
  partlyShipped?: boolean
  /** Epoch ms: when its last piece was shipped; absent before, and for orders without shipment. */
  shipTime?: number
}

/**
 * What a shopper can do with an order (F03): pay or cancel while it is unpaid, track from its first parcel on, confirm
 * once the last one is sent, and buy again or remove it from the list once it is over. While it waits to be sent, the
 * shop can be reminded once a day. The order's kind may say otherwise: see `KindRules`. With `now` (server time, epoch
 * ms) an order past its deadline can no longer be paid, and a part that has to be settled first is settled from its
 * time on, and then paid.
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
    // A parcel that has not reached its cabinet can't have been collected.
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
 * From when, epoch ms, what is left to pay of an order can be settled; nothing where it does not wait for that, or
 * settles nothing before it is paid.
 */
export const settlesFrom = ({ orderStatus, campaign }: OrderOfKind): number | undefined =>
  campaign && orderStatus === ORDER_STATUS.pendingFinalPayment
    ? rulesOfKind(campaign).settlesFrom?.(campaign)
    : undefined

/** The moments, epoch ms, at which `orderActions` lets other payments be made: undefined ones never come. */
export const orderMoments = ({ payDeadline, ...order }: OrderActionsOrder): (number | undefined)[] => [
  payDeadline === undefined ? undefined : payDeadline + 1,
  settlesFrom(order),
]

/** The name of the payment that an order waits for, such as 定金; nothing where it is paid at once. */
export const nextPayment = ({ orderStatus, campaign }: OrderOfKind): string | undefined =>
  paymentName(campaign, orderStatus !== ORDER_STATUS.pendingPayment)
