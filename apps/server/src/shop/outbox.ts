/** A kind of events that a consumer receives; with `data`, only events whose data match. */
export interface EventWish {
  kind: string
  data?: object
}

/** Tells the server part that delivers events that there are new ones. */
export interface Outbox {
  /** Call it once the events are committed. */
  wake(): void
  /** Names the recipients. */
  onWake(then: () => void): void
  /**
   * What of a kind its consumers receive. An event that none receives is written as handed out, which saves the
   * statement that would find that out. Nothing until the consumers are named: events then wait in the database.
   */
  wishes(kind: string): readonly EventWish[] | undefined
  /** Names all that consumers receive. */
  expect(wishes: readonly EventWish[]): void
}

/** Makes an outbox without a listener or consumers yet: events wait in the database. */
export function createOutbox(): Outbox {
  let listener = () => {}
  let expected: readonly EventWish[] | undefined
  return {
    wake: () => listener(),
    onWake: (then) => void (listener = then),
    wishes: (kind) => expected?.filter((wish) => wish.kind === kind),
    expect: (wishes) => void (expected = wishes),
  }
}
