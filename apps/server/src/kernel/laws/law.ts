/**
 * A law of the shop: the text that reports a violation, and a query that selects the ids of rows that violate the law.
 */
export interface Law {
  fault: string
  broken: string
}
