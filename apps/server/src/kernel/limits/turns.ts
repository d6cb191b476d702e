import { REPLY_CODE } from '@hearth/domain'
import { createBudgets } from '#kernel/limits/budgets'
import { ShopError } from '#kernel/shop-error'
import { createWorkQueue, TooBusy, type QueueLimits } from '#kernel/limits/work-queue'

/**
 * Who requests work of the database: a shopper, or a network, which stands for all its visitors. `again`: the request
 * renews a reply that was cached a moment ago. Each such reply is made at most once a second, so these requests have a
 * queue and a budget of their own.
 */
export type Asker = { shopper: string } | { network: string; again?: boolean }

/** Limits of the work that visitors and shoppers may request. */
export interface TurnLimits {
  /** Ms of work a second for all visitors of one network (`Network.near`). */
  networkBudget?: number
  /** Ms of work a second for one shopper. */
  shopperBudget?: number
  /** Whether the database works in the server's own thread. */
  embedded?: boolean
  /** Returns ms on the process's clock; tests pass a clock of their own. */
  elapsed?: () => number
}

/** Schedules callers at the database. */
export interface Turns {
  /**
   * Does work when it is its caller's turn, and takes its time from the caller's budget.
   * @throws ShopError `tooMany`, with the seconds to wait, if too much work already waits
   */
  take<Result>(asker: Asker, work: () => Promise<Result>): Promise<Result>
}

/**
 * Ms of work that a network and a shopper gain each second. The decision record on cost budgets says how much calls
 * cost.
 */
const TURN_BUDGETS = { network: 500, shopper: 250 } as const
/** Maximum seconds of its budget that a caller can save up. */
const SAVED = 2
/** Ms a request costs besides its work: reading it and writing the answer. */
const OVERHEAD = 1
/**
 * Maximum ms that a call costs. A call that takes longer spends the time waiting for another system, such as a cashier.
 */
export const MOST_COST = 200
/**
 * Limits of visitors' work. Few jobs run at once, so that a caller with few requests never waits for more than those
 * few jobs.
 */
export const OF_NETWORKS = { atOnce: 6, mostWaiting: 500, ofOwner: { atOnce: 2, mostWaiting: 32 } }
/** Limits of visitors' work on the embedded database, which does one thing at a time. */
const OF_NETWORKS_EMBEDDED = { ...OF_NETWORKS, atOnce: 2, ofOwner: { atOnce: 1, mostWaiting: 32 } }
/**
 * Limits of shoppers' work. Shoppers' calls also wait for cashiers and payments, so many of them may run at once. A
 * waiting call can delay only other calls of its own shopper.
 */
export const OF_SHOPPERS = { atOnce: 1_000, mostWaiting: 500, ofOwner: { atOnce: 6, mostWaiting: 32 } }

/** Creates the turns of a process: the caller with the largest remaining budget goes first. */
export function createTurns({
  networkBudget = TURN_BUDGETS.network,
  shopperBudget = TURN_BUDGETS.shopper,
  embedded = false,
  elapsed = () => performance.now(),
}: TurnLimits = {}): Turns {
  const ofNetworks = lane(embedded ? OF_NETWORKS_EMBEDDED : OF_NETWORKS, networkBudget, elapsed)
  const ofShoppers = lane(OF_SHOPPERS, shopperBudget, elapsed)
  return {
    take: (asker, work) =>
      'shopper' in asker
        ? ofShoppers(asker.shopper, work)
        : ofNetworks(`${asker.network}${asker.again ? ' again' : ''}`, work),
  }
}

/** Makes a queue whose owners pay for the time of their jobs. */
function lane(limits: QueueLimits, perSecond: number, elapsed: () => number) {
  const budgets = createBudgets({ perSecond, most: perSecond * SAVED, elapsed })
  const queue = createWorkQueue({ ...limits, budgets })
  return async <Result>(owner: string, work: () => Promise<Result>): Promise<Result> => {
    let began: number | undefined
    const job = () => {
      const at = (began = elapsed())
      return work().finally(() => budgets.spend(owner, Math.min(MOST_COST, elapsed() - at + OVERHEAD)))
    }
    return queue.run(job, owner).catch((error: unknown) => {
      if (began !== undefined || !(error instanceof TooBusy)) throw error
      const seconds = Math.max(error.retryAfter, Math.ceil(budgets.wait(owner) / 1000))
      throw new ShopError(REPLY_CODE.tooMany, undefined, undefined, seconds)
    })
  }
}
