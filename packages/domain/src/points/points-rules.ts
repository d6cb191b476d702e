import type { TenderName } from '#codes/tender'

/** Rules of the shop, set by its owner: points, coins and stars for purchases, and their use at checkout (F09). */
export interface PointsRules {
  /** Points for each yuan paid for products. */
  pointsPerYuan: number
  /** Coins for each yuan paid for products. */
  goldPerYuan: number
  /** What checkout takes coins and stars for. */
  tenders: Readonly<Record<TenderName, TenderRule>>
}

/** What checkout takes a tender for. */
export interface TenderRule {
  /** Fen: what a piece pays. */
  pieceFen: number
  /** The percentage of the products' price after coupons that it may pay; 0: not accepted. */
  percent: number
  /** Fen that it may pay of one order; absent for any amount. */
  mostFen?: number
}

/**
 * The rules of a shop whose owner has set none: a yuan earns a point and a coin, a hundred coins or ten stars pay one.
 */
export const USUAL_POINTS_RULES: PointsRules = {
  pointsPerYuan: 1,
  goldPerYuan: 1,
  tenders: { gold: { pieceFen: 1, percent: 10 }, stars: { pieceFen: 10, percent: 50 } },
}
