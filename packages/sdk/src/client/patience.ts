import type { ApiError } from './api-error'

/** How many tries a client may still spend on repeating, so that an outage does not triple the traffic. */
export interface Budget {
  tokens: number
}

const BUDGET = 10
const REPEATS = 2
const LONGEST_ASKED = 5000

/** A full budget: ten repeats; every success earns a tenth of one back. */
export const createBudget = (): Budget => ({ tokens: BUDGET })

/** What repeating depends on. */
export interface Patience {
  /** Whether the request may be sent twice. */
  repeatable: boolean
  budget: Budget
  random: () => number
  /** Ms until the deadline. */
  left: () => number
  sleep: (ms: number) => Promise<void>
}

/**
 * Tries, and tries again at most twice what may pass: with full jitter below 300 ms, then 600 ms, or after what `Retry-After` asks for.
 * A server that asks for more than 5 s, or for more than is left, is not kept waiting for.
 */
export async function persist<T>(attempt: () => Promise<T>, { repeatable, budget, random, left, sleep }: Patience): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      const result = await attempt()
      budget.tokens = Math.min(BUDGET, budget.tokens + 0.1)
      return result
    } catch (cause) {
      const error = cause as ApiError
      const wait = error.retryAfter ?? random() * Math.min(4000, 300 * 2 ** tries)
      if (!repeatable || !error.retryable || tries >= REPEATS || budget.tokens < 1 || wait > LONGEST_ASKED || wait >= left()) throw error
      budget.tokens--
      await sleep(wait)
    }
  }
}
