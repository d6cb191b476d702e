import { REPLY_CODE } from '@hearth/domain'
import { ApiError, type OrderDraft } from '@hearth/sdk/core'
import { dropPending, findPlaced, keepPending, type PendingOrder, readPending } from '#checkout/pending-order'
import type { StoreContext } from '#shop/define-store'
import { isNotDone } from '#shop/is-not-done'
import { userStore, whoIs } from '#user/user-store'

/**
 * The result of placing an order. `unknown`: the shop did not answer, and the list of orders did not show whether the
 * order was placed.
 */
export type Placing = { outcome: 'placed' | 'placed-before'; orderId: string } | { outcome: 'refused' | 'unknown' }

/** Maximum number of attempts for a queued order of a hot product; they take some minutes. */
const QUEUE_ASKS = 40
/** Ms between two attempts if the server does not set the time. */
const QUEUE_PAUSE = 3_000

/**
 * Sends a queued order again until it is placed or refused. After each answer, a toast of the SDK shows the shopper's
 * position in the queue.
 */
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
 * Places an order once, even if replies are lost. The same draft is sent under the same idempotency key until the
 * server has decided. If an earlier order has no known result, the list of orders is searched for it before anything is
 * sent.
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
      // The result of the earlier order is still unknown. Another draft is not sent, since the shopper might then have
      // two orders; the same draft can be sent again under the same key.
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
