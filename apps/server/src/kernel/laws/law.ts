/** A law of the shop: the text of its fault, and a query that selects the ids that break it. */
export interface Law {
  fault: string
  broken: string
}
