import { AFTER_SALE_STATUS, type AfterSaleStatus } from '#codes/after-sale-status'
import { DELETION_BLOCKER, type DeletionBlocker } from '#codes/deletion-blocker'
import { isPendingPayment, ORDER_STATUS, type OrderStatus } from '#codes/order-status'
import { DAY } from '#time/day'

/** What a shopper has with the shop. */
export interface Dealings {
  /** Statuses of their orders. */
  orders: readonly OrderStatus[]
  /** Statuses of their requests for after-sale service. */
  services: readonly AfterSaleStatus[]
  /** Refunds that have not been settled. */
  openRefunds: number
  /** What else is open: what orders of a kind leave open though they are over, and whatever is no order. */
  open: readonly DeletionBlocker[]
}

const OVER: readonly AfterSaleStatus[] = [
  AFTER_SALE_STATUS.done,
  AFTER_SALE_STATUS.cancelled,
  AFTER_SALE_STATUS.refused,
]

/** What keeps a shopper's account from being deleted; nothing when it can be. */
export function deletionBlockers({ orders, services, openRefunds, open }: Dealings): DeletionBlocker[] {
  const unreceived = orders.some((status) => status === ORDER_STATUS.paid || status === ORDER_STATUS.shipped)
  return [
    ...new Set([
      ...(orders.some(isPendingPayment) ? [DELETION_BLOCKER.unpaidOrders] : []),
      ...(unreceived ? [DELETION_BLOCKER.openOrders] : []),
      ...(services.some((status) => !OVER.includes(status)) ? [DELETION_BLOCKER.openServices] : []),
      ...open,
      ...(openRefunds > 0 ? [DELETION_BLOCKER.openRefunds] : []),
    ]),
  ]
}

/**
 * Ms for which the orders of a deleted account keep whom they went to: the law has shops keep what was bought for three
 * years at least.
 */
export const ORDERS_KEPT = 3 * 366 * DAY
