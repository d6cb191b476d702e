/** Who takes a step of a state table. `house` is the shop's own software: timers, jobs and event consumers. */
export type StepActor = 'shopper' | 'shop' | 'house'
