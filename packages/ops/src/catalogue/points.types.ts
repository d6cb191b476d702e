import type { PointsRules } from '@hearth/domain'
import type { Expected } from './shared.types'
import type { Pieces, SomePieces, ThingName } from './values.types'

/** The rules for earning and spending points, coins and stars, with their version. */
export interface OpsPointsRules extends PointsRules {
  version: number
}

/** Sets all rules of points, coins and stars. They apply to purchases and checkouts from now on. */
export interface SetPointsRules extends Expected {
  /**
   * Points earned for each yuan paid for products.
   * @asType integer
   * @minimum 0
   * @maximum 1000
   */
  pointsPerYuan: number
  /**
   * Coins earned for each yuan paid for products.
   * @asType integer
   * @minimum 0
   * @maximum 1000
   */
  goldPerYuan: number
  /** Limits for paying with coins. */
  gold: OpsTenderRule
  /** Limits for paying with stars. */
  stars: OpsTenderRule
}

/** Limits for paying with coins or stars. */
export interface OpsTenderRule {
  /**
   * Fen: value of one coin or star at checkout.
   * @asType integer
   * @minimum 1
   * @maximum 10000
   */
  pieceFen: number
  /**
   * Percentage of the products' price after coupons that coins or stars can pay, with one decimal at most; 0: none.
   * @minimum 0
   * @maximum 100
   */
  percent: number
  /**
   * Fen: largest amount of one order that coins or stars can pay; no limit when absent.
   * @asType integer
   * @minimum 1
   * @maximum 10000000
   */
  mostFen?: number
}

/** Gives a shopper points, coins or stars. */
export interface GivePoints {
  /**
   * Telephone of a shopper who has logged in before.
   * @maxLength 20
   * @examples ["13800000000"]
   */
  telephone: string
  unit: 'points' | 'gold' | 'stars'
  /**
   * @asType integer
   * @minimum 1
   * @maximum 1000000
   */
  pieces: number
  /**
   * The reason, for the audit log.
   * @minLength 1
   * @maxLength 200
   * @examples ["补偿延迟发货"]
   */
  reason: string
}

/** The shopper's balances after the call. */
export interface GivenPoints {
  points: number
  gold: number
  stars: number
}

/** A product that costs points. */
export interface ShopFilePointsProduct {
  productId: ThingName
  /** The sku that is shipped. */
  skuNo: ThingName
  /** Points for one piece. */
  points: SomePieces
  /** Stock of a new product; a known one keeps its stock. */
  stock: Pieces
  /** Number of pieces that one shopper can have; 1 when absent. */
  perShopper?: SomePieces
  /** Whether shoppers can exchange points for the product; `true` when absent. */
  onShelf?: boolean
}
