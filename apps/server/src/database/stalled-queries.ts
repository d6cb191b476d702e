import type { Circuit } from '#database/circuit'
import { DatabaseUnavailable } from '#database/database-trouble'

/** Queries in progress. A long one may be slow, or wait for a database that is frozen or unreachable. */
export interface StalledQueries {
  /** Returns the result of a query; rejects once the database is found not to answer at all. */
  watch<Result>(query: Promise<Result>): Promise<Result>
  stop(): void
}

interface Waiting {
  since: number
  refuse(error: Error): void
}

/** Ms of a query after which the database is probed, and ms between two probes. */
const LONG = 1_000
const LOOK_EVERY = 250

/** Watches queries. */
export function watchStalledQueries(circuit: Circuit): StalledQueries {
  const waiting = new Set<Waiting>()
  let asking = false
  let answeredAt = -Infinity

  /** Returns when the oldest query began. Queries are in the order of their start, so the oldest is the first. */
  const oldest = (): number => waiting.values().next().value?.since ?? Infinity

  function giveUp(): void {
    const now = performance.now()
    for (const one of waiting)
      if (now - one.since > LONG)
        one.refuse(new DatabaseUnavailable('Connection terminated: the database did not answer'))
  }

  async function look(): Promise<void> {
    if (asking || performance.now() - Math.max(oldest(), answeredAt) <= LONG) return
    asking = true
    if (await circuit.isDown()) giveUp()
    else answeredAt = performance.now()
    asking = false
  }

  const timer = setInterval(() => void look(), LOOK_EVERY)
  timer.unref()
  return {
    watch: (query) =>
      new Promise((resolve, reject) => {
        const one: Waiting = { since: performance.now(), refuse: reject }
        waiting.add(one)
        query
          .then((answer) => {
            circuit.heard()
            resolve(answer)
          }, reject)
          .finally(() => waiting.delete(one))
      }),
    stop: () => clearInterval(timer),
  }
}
