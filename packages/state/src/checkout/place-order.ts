import type { OrderDraft } from '@hearth/sdk/core'
import { dropPending, findPlaced, keepPending, type PendingOrder, readPending } from '#checkout/pending-order'
import type { StoreContext } from '#shop/define-store'
import { isNotDone } from '#shop/is-not-done'
import { userStore, whoIs } from '#user/user-store'

/** How the placing of an order ended. `unknown`: no answer came, and asking for the order gave none either. */
export type Placing = { outcome: 'placed' | 'placed-before'; orderId: string } | { outcome: 'refused' | 'unknown' }

/**
 * Places an order once, whatever the network does: the same draft travels under one key until the server has decided,
 * and an order whose answer never came is asked for before anything is sent again.
 */
export async function placeOrder(
  { api, ports, now, store }: StoreContext,
  draft: OrderDraft,
  pieces: string,
): Promise<Placing> {
  const { storage } = ports
  const text = JSON.stringify(draft)
  const who = whoIs(store(userStore).getState().info.data)
  const find = async (pending: PendingOrder): Promise<string | undefined> => {
    const { order } = await api.orders.list({ count: 10 }, { toast: false })
    return findPlaced(pending, order.result)?.orderId
  }

  const earlier = readPending(storage, who)
  if (earlier) {
    let orderId: string | undefined
    try {
      orderId = await find(earlier)
    } catch {
      // Still unknown: with the same key the very same order may be sent again, another one may not.
      if (earlier.draft !== text) return { outcome: 'unknown' }
    }
    if (orderId) {
      dropPending(storage)
      return { outcome: 'placed-before', orderId }
    }
  }

  const pending =
    earlier?.draft === text
      ? earlier
      : keepPending(storage, {
          idempotencyKey: ports.newId(),
          draft: text,
          at: now(),
          orderAmount: draft.orderAmount,
          pieces,
          who,
        })
  try {
    const { orderId } = await api.checkout.placeOrder(draft, { idempotencyKey: pending.idempotencyKey })
    dropPending(storage)
    return { outcome: 'placed', orderId }
  } catch (thrown) {
    if (isNotDone(thrown)) {
      dropPending(storage)
      return { outcome: 'refused' }
    }
    const orderId = await find(pending).catch(() => undefined)
    if (!orderId) return { outcome: 'unknown' }
    dropPending(storage)
    return { outcome: 'placed', orderId }
  }
}
