import type { PointsRules } from '@hearth/domain'
import type { Expected } from './shared.types'
import type { Pieces, SomePieces, ThingName } from './values.types'

/** What the shop gives for purchases and accepts at checkout, with the version of these rules. */
export interface OpsPointsRules extends PointsRules {
  version: number
}

/** New rules, with all fields. They apply to what is received and ordered from now on. */
export interface SetPointsRules extends Expected {
  /**
   * Points for each yuan paid for products.
   * @asType integer
   * @minimum 0
   * @maximum 1000
   */
  pointsPerYuan: number
  /**
   * Coins for each yuan paid for products.
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
   * Percentage of the products' price after coupons that it may pay, with one decimal at most; 0: not accepted.
   * @minimum 0
   * @maximum 100
   */
  percent: number
  /**
   * Fen that it may pay of one order; any amount when absent.
   * @asType integer
   * @minimum 1
   * @maximum 10000000
   */
  mostFen?: number
}

/** Points, coins or stars for a shopper. */
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
   * Why, for the log.
   * @minLength 1
   * @maxLength 200
   * @examples ["补偿延迟发货"]
   */
  reason: string
}

/** The shopper's present balances. */
export interface GivenPoints {
  points: number
  gold: number
  stars: number
}

/** A product to be had for points. */
export interface ShopFilePointsProduct {
  productId: ThingName
  /** The sku to ship. */
  skuNo: ThingName
  /** Points for one piece. */
  points: SomePieces
  /** Stock of a new product; a known one keeps its stock. */
  stock: Pieces
  /** How many one shopper may have; 1 when absent. */
  perShopper?: SomePieces
  /** Whether it can be had; yes when absent. */
  onShelf?: boolean
}
