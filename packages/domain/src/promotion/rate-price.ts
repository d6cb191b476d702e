import { percentOff } from '#money/percent-off'

/**
 * Fen: the price of a piece at a percentage of its ordinary price, never below its floor price.
 * @param rate percent to pay, with one decimal at most
 */
export const ratePrice = ({ price, floorPrice }: { price: number; floorPrice?: number | null }, rate: number): number =>
  Math.max(price - percentOff(price, rate), Math.min(price, floorPrice ?? 0))
