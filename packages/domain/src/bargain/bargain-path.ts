/** The terms that fix the prices of a bargain. Money in fen. */
export interface BargainPath {
  /** Price of a piece before any cut. */
  price: number
  /** Price after all friends have helped; less than `price`. */
  floorPrice: number
  /** Number of friends who can help. */
  helperCount: number
}

/**
 * Returns the fen that each friend takes off, in the order in which friends help. The cuts are equal; if fen are left
 * over, each of the first friends takes off one more. The cuts are fixed before the bargain starts and are not random.
 * They add up to `price - floorPrice`. If this difference is at least 1 fen for each friend, each cut is at least 1
 * fen.
 */
export function bargainCuts({ price, floorPrice, helperCount }: BargainPath): number[] {
  const all = price - floorPrice
  const each = Math.floor(all / helperCount)
  const left = all - each * helperCount
  return Array.from({ length: helperCount }, (_, at) => each + (at < left ? 1 : 0))
}

/** Returns the price of a piece in fen, after this number of friends have helped. */
export const bargainPrice = (path: BargainPath, helped: number): number =>
  bargainCuts(path)
    .slice(0, helped)
    .reduce((price, cut) => price - cut, path.price)

/** Returns how far the price has fallen towards the floor price, in percent, rounded down: 100 is the floor price. */
export const bargainPercent = ({ price, floorPrice, currentPrice }: BargainProgress): number =>
  Math.floor(((price - currentPrice) * 100) / (price - floorPrice))

/** The present price of a bargain. Money in fen. */
export interface BargainProgress {
  price: number
  floorPrice: number
  /** The present price. */
  currentPrice: number
}
