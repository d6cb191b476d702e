/** What a refund kept back because of what stays with the shopper, as a request for service keeps it. */
export interface KeptBackPart {
  /** The item that stays. */
  itemId: string
  /** A gift that did not come back, or pieces that a set or a mark-up sale had made cheaper. */
  cause: 'gift' | 'bundle'
  /** Fen: below 0 where what was kept before is given back. */
  fen: number
}
