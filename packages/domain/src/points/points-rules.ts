import type { TenderName } from '#codes/tender'

/** Rules of the shop for points, coins and stars (F09): how they are earned with purchases, and used at checkout. */
export interface PointsRules {
  /** Points for each yuan paid for products. */
  pointsPerYuan: number
  /** Coins for each yuan paid for products. */
  goldPerYuan: number
  /** How coins and stars can be used at checkout. */
  tenders: Readonly<Record<TenderName, TenderRule>>
}

/** How a tender can be used at checkout. */
export interface TenderRule {
  /** Fen: value of a piece. */
  pieceFen: number
  /** The percentage of the products' price after coupons that it may pay; 0 if it is not accepted. */
  percent: number
  /** Fen: most that it may pay of one order; absent for no limit. */
  mostFen?: number
}

/**
 * The rules of a shop whose owner has set none. A yuan earns a point and a coin; 100 coins or 10 stars are worth a
 * yuan.
 */
export const USUAL_POINTS_RULES: PointsRules = {
  pointsPerYuan: 1,
  goldPerYuan: 1,
  tenders: { gold: { pieceFen: 1, percent: 10 }, stars: { pieceFen: 10, percent: 50 } },
}
