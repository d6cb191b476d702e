import { AFTER_SALE_STATUS, type AfterSaleStatus } from '#codes/after-sale-status'
import { DELETION_BLOCKER, type DeletionBlocker } from '#codes/deletion-blocker'
import { isPendingPayment, ORDER_STATUS, type OrderStatus } from '#codes/order-status'
import { DAY } from '#time/day'

/** The open matters between a shopper and the shop, which can prevent the deletion of the account. */
export interface Dealings {
  /** Statuses of the shopper's orders. */
  orders: readonly OrderStatus[]
  /** Statuses of the shopper's requests for after-sale service. */
  services: readonly AfterSaleStatus[]
  /** Number of refunds that are not settled yet. */
  openRefunds: number
  /**
   * Further reasons that prevent the deletion. Some kinds of orders leave obligations after their end; other open
   * matters do not belong to an order.
   */
  open: readonly DeletionBlocker[]
}

const OVER: readonly AfterSaleStatus[] = [
  AFTER_SALE_STATUS.done,
  AFTER_SALE_STATUS.cancelled,
  AFTER_SALE_STATUS.refused,
]

/** Returns the reasons that prevent the deletion of a shopper's account; empty if it can be deleted. */
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
 * Ms: how long orders of a deleted account keep their recipient. The law requires shops to keep records of purchases
 * for at least three years.
 */
export const ORDERS_KEPT = 3 * 366 * DAY
