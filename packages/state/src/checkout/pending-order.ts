import { dueOfKind } from '@hearth/domain'
import type { OrderItem } from '@hearth/sdk/core'
import { piecesOf } from '#checkout/order-draft'
import { PENDING_KEY } from '#checkout/pending-key'
import type { Ports } from '#shop/ports'

/** Ms by which a server may date an order before the shopper's calibrated sending time. */
const CLOCK_SLACK = 10_000

/** An order on its way: sent, not settled. */
export interface PendingOrder {
  idempotencyKey: string
  /** The draft as text: another draft needs another key. */
  draft: string
  /** When it was first sent, server time. */
  at: number
  orderAmount: number
  /** See `piecesOf`. */
  pieces: string
  /** The shopper who sent it; empty if unknown. */
  who: string
}

/** The order that was sent and not settled, if there is one; another shopper's is ignored. */
export function readPending(storage: Ports['storage'], who: string): PendingOrder | undefined {
  try {
    const kept = storage.get(PENDING_KEY)
    const pending = kept === undefined ? undefined : (JSON.parse(kept) as PendingOrder)
    return pending?.who && who && pending.who !== who ? undefined : pending
  } catch {
    return undefined
  }
}

/** Remembers an order before it is sent. */
export function keepPending(storage: Ports['storage'], pending: PendingOrder): PendingOrder {
  storage.set(PENDING_KEY, JSON.stringify(pending))
  return pending
}

/** Forgets it: the server has decided. */
export const dropPending = (storage: Ports['storage']): void => storage.remove(PENDING_KEY)

/** Finds a pending order among those the server has. */
export const findPlaced = (pending: PendingOrder, orders: readonly OrderItem[]): OrderItem | undefined =>
  orders.find(
    (order) =>
      order.transactionTime >= pending.at - CLOCK_SLACK &&
      dueOfKind(order.campaign, order.orderAmount, false) === pending.orderAmount &&
      piecesOf(order.products.filter(({ gift }) => !gift)) === pending.pieces,
  )
