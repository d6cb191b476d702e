/** A law of the shop: what is wrong where it does not hold, and the query of the ids of what breaks it. */
export interface Law {
  fault: string
  broken: string
}
