/** What decides the path of a bargain's price. Money in fen. */
export interface BargainPath {
  /** What a piece costs before any cut. */
  price: number
  /** The price after all friends have helped; less than `price`. */
  floorPrice: number
  /** Friends who can help. */
  helperCount: number
}

/**
 * What each friend takes off, in fen, the first friend first. The cuts are equal; if fen are left over, the first
 * friends take one more each. They are fixed before the bargain starts, without chance: each is at least 1 fen, and
 * together they are exactly `price - floorPrice`, as long as that is as many fen as there are friends.
 */
export function bargainCuts({ price, floorPrice, helperCount }: BargainPath): number[] {
  const all = price - floorPrice
  const each = Math.floor(all / helperCount)
  const left = all - each * helperCount
  return Array.from({ length: helperCount }, (_, at) => each + (at < left ? 1 : 0))
}

/** Fen: the price of a piece after this number of friends have helped. */
export const bargainPrice = (path: BargainPath, helped: number): number =>
  bargainCuts(path)
    .slice(0, helped)
    .reduce((price, cut) => price - cut, path.price)

/** Percent of the way to the floor price, rounded down, so that 100 means the floor. */
export const bargainPercent = ({ price, floorPrice, currentPrice }: BargainProgress): number =>
  Math.floor(((price - currentPrice) * 100) / (price - floorPrice))

/** The progress of a bargain. Money in fen. */
export interface BargainProgress {
  price: number
  floorPrice: number
  /** Its present price. */
  currentPrice: number
}
