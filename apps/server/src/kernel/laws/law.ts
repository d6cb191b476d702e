/** A law of the shop: the fault if it is broken, and the query of ids that break it. */
export interface Law {
  fault: string
  broken: string
}
