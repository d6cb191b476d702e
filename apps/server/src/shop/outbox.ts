/** Tells the server part that delivers events that there are new ones. */
export interface Outbox {
  /** Call it once the events are committed. */
  wake(): void
  /** Names the recipients. */
  onWake(then: () => void): void
}

/** Makes an outbox without a listener yet: events wait in the database. */
export function createOutbox(): Outbox {
  let listener = () => {}
  return {
    wake: () => listener(),
    onWake: (then) => void (listener = then),
  }
}
