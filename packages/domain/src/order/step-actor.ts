/**
 * The actor that causes a transition of a state table. `shop` is the staff; `house` is the shop's own software: timers,
 * jobs and event consumers.
 */
export type StepActor = 'shopper' | 'shop' | 'house'
