import { percentOff } from '#money/percent-off'

/**
 * Returns the price of a piece in fen, at a percentage of its ordinary price and never below its floor price.
 * @param rate percent to pay, with one decimal at most
 */
export const ratePrice = ({ price, floorPrice }: { price: number; floorPrice?: number | null }, rate: number): number =>
  Math.max(price - percentOff(price, rate), Math.min(price, floorPrice ?? 0))
