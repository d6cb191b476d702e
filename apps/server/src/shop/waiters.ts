/** Requests that each wait for an event of one thing, such as a payment. The thing is named by a key. */
export interface Waiters {
  /**
   * Returns the current position. Take it before the thing is read, so that an event between the read and the wait is
   * not missed.
   */
  moment(): number
  /**
   * Waits until something happens to the key, or until `Look.longest` has passed.
   * @param shopperId the shopper who waits: few requests of one shopper may wait
   * @param since the position from `moment`
   * @returns true if something has happened since the position; false after `Look.longest`, and at once if waiting
   *   has not begun or too many requests wait already
   */
  wait(shopperId: string, key: string, since: number): Promise<boolean>
  /** Records that something happened to a key, and ends the waiting of all requests for that key. */
  tell(key: string): void
  /** Lets requests wait from now on. The returned function stops this and ends all waiting. */
  begin(look: Look): () => void
}

/** How long requests wait, and how this process learns of events in other processes. */
export interface Look {
  /** Maximum ms that a request waits. */
  longest: number
  /** Ms from the end of one query for new events to the next. */
  lookEvery: number
  /** Returns those of the given keys to which something has happened. */
  happened(keys: readonly string[]): Promise<readonly string[]>
  onFailure(error: Error): void
}

const MOST = 1_000
const MOST_OF_A_SHOPPER = 5
/** Maximum number of keys whose last event is remembered. */
const MOST_TOLD = 1_000

interface Waiting {
  key: string
  end(told: boolean): void
}

/** Creates the waiters of a process, with no requests yet. */
export function createWaiters(): Waiters {
  const waiting = new Set<Waiting>()
  const ofShopper = new Map<string, number>()
  const told = new Map<string, number>()
  let moment = 0
  let look: Look | undefined
  let timer: NodeJS.Timeout | undefined
  let looking = false

  const endAll = (told: boolean, isMeant: (one: Waiting) => boolean = () => true): void => {
    for (const one of [...waiting]) if (isMeant(one)) one.end(told)
  }

  /** Looks for events of all waiting requests, with one query. */
  async function lookOnce({ happened, onFailure }: Look): Promise<void> {
    timer = undefined
    looking = true
    try {
      const found = new Set(await happened([...new Set([...waiting].map((one) => one.key))]))
      endAll(true, (one) => found.has(one.key))
    } catch (error) {
      onFailure(error as Error)
    } finally {
      looking = false
    }
    planLook()
  }

  function planLook(): void {
    if (!look || timer || looking || waiting.size === 0) return
    const next = look
    timer = setTimeout(() => void lookOnce(next), next.lookEvery)
    timer.unref()
  }

  return {
    moment: () => moment,
    wait(shopperId, key, since) {
      if ((told.get(key) ?? 0) > since) return Promise.resolve(true)
      const mine = ofShopper.get(shopperId) ?? 0
      if (!look || waiting.size >= MOST || mine >= MOST_OF_A_SHOPPER) return Promise.resolve(false)
      const { longest } = look
      return new Promise((resolve) => {
        const longestTimer = setTimeout(() => one.end(false), longest)
        const one: Waiting = {
          key,
          end(told) {
            clearTimeout(longestTimer)
            waiting.delete(one)
            const left = (ofShopper.get(shopperId) ?? 1) - 1
            if (left > 0) ofShopper.set(shopperId, left)
            else ofShopper.delete(shopperId)
            resolve(told)
          },
        }
        waiting.add(one)
        ofShopper.set(shopperId, mine + 1)
        planLook()
      })
    },
    tell(key) {
      moment += 1
      told.delete(key)
      told.set(key, moment)
      for (const oldest of told.keys()) {
        if (told.size <= MOST_TOLD) break
        told.delete(oldest)
      }
      endAll(true, (one) => one.key === key)
    },
    begin(wanted) {
      look = wanted
      return () => {
        look = undefined
        clearTimeout(timer)
        timer = undefined
        endAll(false)
      }
    },
  }
}
