import { REPLY_CODE } from '@hearth/domain'
import { createBudgets } from '#kernel/budgets'
import { ShopError } from '#kernel/shop-error'
import { createWorkQueue, TooBusy, type QueueLimits } from '#kernel/work-queue'

/**
 * Who asks for work of the database: a shopper, or a network for all its strangers together. `again`: the reply was
 * kept a moment ago, so that it is made once a second at most; such questions have a queue and a budget of their own.
 */
export type Asker = { shopper: string } | { network: string; again?: boolean }

/** How much work strangers and shoppers may have done. */
export interface TurnLimits {
  /** Ms of work a second that the strangers of one near network may have done. */
  networkBudget?: number
  /** Ms of work a second that one shopper may have done. */
  shopperBudget?: number
  /** Whether the database works in the server's own thread. */
  embedded?: boolean
  /** Ms on the process's clock; another one in tests. */
  elapsed?: () => number
}

/** Lets askers take turns at the database. */
export interface Turns {
  /**
   * Does work when it is its asker's turn, and takes its time from the asker's budget.
   * @throws ShopError `tooMany` with when to try again, where too much of this asker's waits already
   */
  take<Result>(asker: Asker, work: () => Promise<Result>): Promise<Result>
}

/** Ms of work a second; what calls cost is in the decision on cost budgets. */
export const TURN_BUDGETS = { network: 500, shopper: 250 } as const
/** Seconds' worth of its budget that an asker saves up. */
const SAVED = 2
/** What a request costs beside its work, ms: reading it and writing the answer. */
const OVERHEAD = 1
/** Most that a call costs, ms: what takes longer waits for somebody else, such as a cashier. */
export const MOST_COST = 200
/** Strangers' work: few jobs at once, so that whoever used little never waits for more than those. */
export const OF_NETWORKS = { atOnce: 6, mostWaiting: 500, ofOwner: { atOnce: 2, mostWaiting: 32 } }
/** The embedded database does one thing at a time. */
export const OF_NETWORKS_EMBEDDED = { ...OF_NETWORKS, atOnce: 2, ofOwner: { atOnce: 1, mostWaiting: 32 } }
/** Shoppers' calls wait for cashiers and payments too, so that only those of the same shopper hold each other up. */
export const OF_SHOPPERS = { atOnce: 1_000, mostWaiting: 500, ofOwner: { atOnce: 6, mostWaiting: 32 } }

/** Makes the turns of a process: whoever has most of its budget left goes first. */
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
