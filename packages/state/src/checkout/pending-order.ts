import { dueOfKind } from '@hearth/domain'
import type { OrderItem } from '@hearth/sdk/core'
import { piecesOf } from '#checkout/order-draft'
import { PENDING_KEY } from '#checkout/pending-key'
import type { Ports } from '#shop/ports'

/**
 * Ms: tolerance in the search for the pending order in the list of orders. The time of an order in the list may be this
 * much earlier than the calibrated time at which the order was sent.
 */
const CLOCK_SLACK = 10_000

/** An order that was sent and whose result is unknown. */
export interface PendingOrder {
  idempotencyKey: string
  /** The order draft as JSON. A changed draft needs another idempotency key. */
  draft: string
  /** Epoch ms by the server's clock: when the order was first sent. */
  at: number
  orderAmount: number
  /** The pieces of the order, in the text that `piecesOf` returns. */
  pieces: string
  /** Identifies the shopper who sent the order; empty if unknown. */
  who: string
}

/** Returns the pending order; undefined if there is none or another shopper sent it. */
export function readPending(storage: Ports['storage'], who: string): PendingOrder | undefined {
  try {
    const kept = storage.get(PENDING_KEY)
    const pending = kept === undefined ? undefined : (JSON.parse(kept) as PendingOrder)
    return pending?.who && who && pending.who !== who ? undefined : pending
  } catch {
    return undefined
  }
}

/** Stores an order before it is sent, and returns it. */
export function keepPending(storage: Ports['storage'], pending: PendingOrder): PendingOrder {
  storage.set(PENDING_KEY, JSON.stringify(pending))
  return pending
}

/** Removes the pending order once its result is known. */
export const dropPending = (storage: Ports['storage']): void => storage.remove(PENDING_KEY)

/** Finds the pending order in a list of placed orders; undefined if the list does not have it. */
export const findPlaced = (pending: PendingOrder, orders: readonly OrderItem[]): OrderItem | undefined =>
  orders.find(
    (order) =>
      order.transactionTime >= pending.at - CLOCK_SLACK &&
      dueOfKind(order.campaign, order.orderAmount, false) === pending.orderAmount &&
      piecesOf(order.products.filter(({ gift }) => !gift)) === pending.pieces,
  )
