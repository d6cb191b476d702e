/** Who takes a step of a state table; the house is the shop itself, automatically: time, jobs, consumers. */
export type StepActor = 'shopper' | 'shop' | 'house'
