/** Tells whoever hands out events that there are new ones. */
export interface Outbox {
  /** Tells; call it once the events are committed. */
  wake(): void
  /** Says whom to tell. */
  onWake(then: () => void): void
}

/** Makes an outbox that nobody listens to yet: events wait in the database. */
export function createOutbox(): Outbox {
  let listener = () => {}
  return {
    wake: () => listener(),
    onWake: (then) => void (listener = then),
  }
}
