/** A kind of events that a consumer receives; with `data`, only events whose data match. */
export interface EventWish {
  kind: string
  data?: object
}

/** Wakes the part of the server that delivers events when there are new ones. */
export interface Outbox {
  /** Wakes the delivery; call it once the events are committed. */
  wake(): void
  /** Sets the function that `wake` calls. */
  onWake(then: () => void): void
  /**
   * Returns, of the events of one kind, those that consumers receive. An event that no consumer receives is stored as
   * already handed out, so that no later statement looks for its consumers. Undefined until `expect` is called: until
   * then, events wait in the database.
   */
  wishes(kind: string): readonly EventWish[] | undefined
  /** Names everything that consumers receive. */
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
