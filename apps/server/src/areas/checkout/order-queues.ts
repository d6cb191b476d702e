import { REPLY_CODE } from '@hearth/domain'
import { setImmediate as letOthersIn } from 'node:timers/promises'
import { otherContent } from '#kernel/idempotency/once'
import { ShopError } from '#kernel/shop-error'

/** A request for an order that waits in the queue of its sku. */
export interface QueuedOrder {
  shopperId: string
  /** The idempotency key. A repeated request waits together with the first one. */
  key: string
  /** The fingerprint of the request; see `fingerprint`. */
  fingerprint: string
}

/** The result of an order: its answer, its refusal, or `again` if it has to be placed again before all others. */
export type QueueOutcome<Answer> = { answer: Answer } | { refusal: unknown } | 'again'

/** Queues of orders, one for each sku. The orders of a sku are placed in batches. */
export interface OrderQueues<Order extends QueuedOrder, Answer> {
  /**
   * Adds an order to the queue of its sku, and waits for the answer.
   * @param skuNo the ordered sku
   * @throws ShopError `queued`, with the position and the seconds to wait, if its turn is not soon: the order keeps its
   * position, and the same request gets the answer later; `tooMany` if too many orders wait, in total or of this
   * shopper; `conflict` if another order waits under the same key; any error of placing the order
   */
  join(skuNo: string, order: Order): Promise<Answer>
}

/** The queue's limits and timing. */
export interface QueueLimits {
  /** The largest number of orders in a batch. */
  batch: number
  /**
   * Ms that a request waits before it is told its position. It is told at once if its turn is not expected within this
   * time.
   */
  patience: number
  /**
   * `waiting`: the largest number of orders in the queue of a sku. `ofShopper`: the largest number of one shopper's
   * orders in the queue.
   */
  waiting: number
  ofShopper: number
}

/** The limits and timing of queues, unless the caller of `createOrderQueues` gives others. */
const QUEUE_LIMITS: QueueLimits = { batch: 64, patience: 2_000, waiting: 20_000, ofShopper: 6 }

/** The number of orders that are decided or answered before the event loop handles other requests. */
export const IN_A_ROW = 16

/** Shortest and longest time after which a waiting request asks again, in seconds. */
const ASK_AGAIN = { least: 1, most: 5 }

interface Entry<Order, Answer> {
  order: Order
  answer: Promise<Answer>
  settle(outcome: Exclude<QueueOutcome<Answer>, 'again'>): void
}

/**
 * Creates the queues of a process. An order that finds the queue empty is placed at once. Orders that arrive meanwhile
 * wait, and are placed together in order of arrival, so batches grow with demand. A batch contains one order of each
 * shopper at most, since an earlier order decides whether a later one is allowed.
 * @param place places orders of one sku; it returns the results in their order and never rejects
 */
export function createOrderQueues<Order extends QueuedOrder, Answer>(
  place: (orders: readonly Order[]) => Promise<QueueOutcome<Answer>[]>,
  { batch, patience, waiting, ofShopper }: QueueLimits = QUEUE_LIMITS,
): OrderQueues<Order, Answer> {
  const queues = new Map<string, OneQueue>()

  interface OneQueue {
    /** Orders without a result, in order of arrival. Those that are being placed come first. */
    entries: Entry<Order, Answer>[]
    /** The orders without a result, by shopper. */
    byShopper: Map<string, Entry<Order, Answer>[]>
    /** Recent speed: the number of orders that were placed in a millisecond. */
    speed: number
  }

  /** Moves the next batch to the front of the queue, with one order of each shopper at most, and returns it. */
  function nextOf(queue: OneQueue): Entry<Order, Answer>[] {
    const shoppers = new Set<string>()
    const next: Entry<Order, Answer>[] = []
    const passed: Entry<Order, Answer>[] = []
    let at = 0
    for (; at < queue.entries.length && next.length < batch; at += 1) {
      const entry = queue.entries[at]!
      const { shopperId } = entry.order
      ;(shoppers.has(shopperId) ? passed : next).push(entry)
      shoppers.add(shopperId)
    }
    queue.entries = [...next, ...passed, ...queue.entries.slice(at)]
    return next
  }

  async function work(skuNo: string, queue: OneQueue): Promise<void> {
    while (queue.entries.length > 0) {
      const next = nextOf(queue)
      const began = performance.now()
      const outcomes = await place(next.map(({ order }) => order))
      const speed = next.length / Math.max(1, performance.now() - began)
      // The speed of a small batch says little about the speed of a full one. A small batch can therefore raise the
      // estimated speed, but not lower it.
      queue.speed = next.length === batch ? (queue.speed + speed) / 2 : Math.max(queue.speed, speed)
      const again = next.filter((_, at) => outcomes[at] === 'again')
      queue.entries = [...again, ...queue.entries.slice(next.length)]
      for (const [at, entry] of next.entries()) {
        // Answers are sent in small groups, since a whole batch at once would delay other requests.
        if (at % IN_A_ROW === IN_A_ROW - 1) await letOthersIn()
        const outcome = outcomes[at]!
        if (outcome === 'again') continue
        forget(queue, entry)
        entry.settle(outcome)
      }
    }
    queues.delete(skuNo)
  }

  function forget({ byShopper }: OneQueue, entry: Entry<Order, Answer>): void {
    const { shopperId } = entry.order
    const left = byShopper.get(shopperId)!.filter((one) => one !== entry)
    if (left.length > 0) byShopper.set(shopperId, left)
    else byShopper.delete(shopperId)
  }

  /** Estimated ms until the turn of the order at a position. */
  const waitOf = ({ speed }: OneQueue, place: number): number => place / speed

  /**
   * Waits for the answer; rejects with the position if the order's turn is not soon.
   * @param place position of the order when it was added
   */
  async function soon(queue: OneQueue, entry: Entry<Order, Answer>, place: number): Promise<Answer> {
    if (waitOf(queue, place) > patience) throw queued(queue, place)
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(queued(queue, Math.max(0, queue.entries.indexOf(entry)))), patience)
    })
    return Promise.race([entry.answer, late]).finally(() => clearTimeout(timer))
  }

  function queued(queue: OneQueue, place: number): ShopError {
    const seconds = Math.ceil(waitOf(queue, place) / 1000)
    return new ShopError(
      REPLY_CODE.queued,
      place > 0 ? `前面还有 ${place} 位，正在为您排队，请不要离开` : undefined,
      undefined,
      Math.min(ASK_AGAIN.most, Math.max(ASK_AGAIN.least, seconds)),
    )
  }

  return {
    join(skuNo, order) {
      const queue: OneQueue = queues.get(skuNo) ?? { entries: [], byShopper: new Map(), speed: 1 }
      const own = queue.byShopper.get(order.shopperId) ?? []
      const same = own.find((one) => one.order.key === order.key)
      if (same && same.order.fingerprint !== order.fingerprint) return Promise.reject(otherContent())
      if (same) return soon(queue, same, queue.entries.indexOf(same))
      if (own.length >= ofShopper || queue.entries.length >= waiting)
        return Promise.reject(new ShopError(REPLY_CODE.tooMany, undefined, undefined, ASK_AGAIN.most))
      const entry = entryOf<Order, Answer>(order)
      queue.entries.push(entry)
      queue.byShopper.set(order.shopperId, [...own, entry])
      if (!queues.has(skuNo)) {
        queues.set(skuNo, queue)
        void work(skuNo, queue)
      }
      return soon(queue, entry, queue.entries.length - 1)
    },
  }
}

function entryOf<Order, Answer>(order: Order): Entry<Order, Answer> {
  let settle: Entry<Order, Answer>['settle'] = () => {}
  const answer = new Promise<Answer>((resolve, reject) => {
    settle = (outcome) => ('answer' in outcome ? resolve(outcome.answer) : reject(outcome.refusal as Error))
  })
  // Nobody waits for the answer once the request was told its position. This handler keeps a later refusal from being
  // an unhandled rejection.
  answer.catch(() => {})
  return { order, answer, settle }
}
