import { DatabaseUnavailable } from '#database/database-trouble'

/** Called when the database is found down, with the reason, and when it answers again. */
export type OnDatabaseChange = (state: 'down' | 'up', error?: Error) => void

/**
 * A circuit breaker: refuses statements at once while the database is known to be down, and probes it until it answers
 * again.
 */
export interface Circuit {
  isOpen(): boolean
  /** @throws DatabaseUnavailable while the database is down */
  check(): void
  /**
   * Records that the database answered a statement. If a probe was in progress at that moment and fails, its failure
   * does not open the circuit.
   */
  heard(): void
  /** Probes the database; returns true if it is down. Concurrent callers share one probe. */
  isDown(): Promise<boolean>
  /** Returns the result of `waiting`. Rejects as soon as the database is found down. */
  unlessDown<Result>(waiting: Promise<Result>): Promise<Result>
  stop(): void
}

interface CircuitParts {
  /** Probes the database; rejects soon if it does not answer. */
  probe: () => Promise<void>
  /** Ms from the end of one probe to the next while the database is down. */
  every: number
  onChange: OnDatabaseChange
}

/** Makes a closed circuit, which lets statements pass. */
export function createCircuit({ probe, every, onChange }: CircuitParts): Circuit {
  const waiting = new Set<(error: Error) => void>()
  let down: DatabaseUnavailable | undefined
  let asking: Promise<boolean> | undefined
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let heardSinceAsked = false

  function ask(): Promise<boolean> {
    heardSinceAsked = false
    return probe().then(
      () => {
        if (down) onChange('up')
        down = undefined
        return false
      },
      (error: Error) => {
        // The probe failed because a busy server may be slow to accept a new connection. The server is not down if it
        // has answered on an open connection since the probe began.
        if (heardSinceAsked && !down) return false
        trip(error)
        if (!stopped) timer = setTimeout(() => void ask(), every)
        return true
      },
    )
  }

  function trip(cause: Error): void {
    if (down || stopped) return
    down = new DatabaseUnavailable(`the database does not answer: ${cause.message}`, { cause })
    onChange('down', cause)
    for (const refuse of waiting) refuse(down)
  }

  return {
    isOpen: () => down !== undefined,
    check() {
      if (down) throw down
    },
    heard() {
      heardSinceAsked = true
    },
    isDown() {
      if (down) return Promise.resolve(true)
      asking ??= ask().finally(() => (asking = undefined))
      return asking
    },
    unlessDown: (work) =>
      new Promise((resolve, reject) => {
        waiting.add(reject)
        work.then(resolve, reject).finally(() => waiting.delete(reject))
      }),
    stop() {
      stopped = true
      clearTimeout(timer)
    },
  }
}
