import { REPLY_CODE } from '@hearth/domain'
import { ApiError, type OrderDraft } from '@hearth/sdk/core'
import { dropPending, findPlaced, keepPending, type PendingOrder, readPending } from '#checkout/pending-order'
import type { StoreContext } from '#shop/define-store'
import { isNotDone } from '#shop/is-not-done'
import { userStore, whoIs } from '#user/user-store'

/** The result of placing an order. `unknown`: no answer came, and querying the order failed too. */
export type Placing = { outcome: 'placed' | 'placed-before'; orderId: string } | { outcome: 'refused' | 'unknown' }

/** Most repeats of a queued order of a hot product: for some minutes. */
const QUEUE_ASKS = 40
/** Ms between them, if the server does not set them. */
const QUEUE_PAUSE = 3_000

/** Repeats a queued order until it is decided, and shows the shopper their position after each answer. */
async function untilDecided<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (let asks = 1; ; asks += 1) {
    try {
      return await ask()
    } catch (thrown) {
      if (!(thrown instanceof ApiError) || thrown.code !== String(REPLY_CODE.queued) || asks >= QUEUE_ASKS) throw thrown
      const { retryAfter = QUEUE_PAUSE } = thrown
      await new Promise((resolve) => setTimeout(() => resolve(undefined), retryAfter))
    }
  }
}

/**
 * Places an order once, whatever the network does: the same draft is sent under one key until the server has decided,
 * and an order without an answer is queried before anything is sent again.
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
      // The result is still unknown. Only the same order can be sent again, with the same key.
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
    const { orderId } = await untilDecided(() =>
      api.checkout.placeOrder(draft, { idempotencyKey: pending.idempotencyKey }),
    )
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
