import type { TenderName } from '#codes/tender'

/** Rules of the shop for points, coins and stars (F09): how purchases earn them, and how they are used at checkout. */
export interface PointsRules {
  /** Points for each yuan paid for products. */
  pointsPerYuan: number
  /** Coins for each yuan paid for products. */
  goldPerYuan: number
  /** The rules for coins and stars at checkout. */
  tenders: Readonly<Record<TenderName, TenderRule>>
}

/** The rules for a tender at checkout. */
export interface TenderRule {
  /** Fen: value of a piece. */
  pieceFen: number
  /**
   * Maximum percentage of the products' price after coupons that the tender may pay; 0 if the tender is not accepted.
   */
  percent: number
  /** Fen: maximum that the tender may pay of one order; absent for no limit. */
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
