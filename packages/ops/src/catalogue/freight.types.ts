import type { Expected } from './shared.types'
import type { AreaCode, PlainId, ThingName } from './values.types'

/** Fen of freight: at most 10,000 yuan.
 * @asType integer
 * @minimum 0
 * @maximum 1000000 */
export type FreightFen = number

/**
 * Number of pieces or grams for which one amount of freight is charged.
 * @asType integer
 * @minimum 1
 * @maximum 10000000
 */
export type FreightUnits = number

/** Freight rates of a table for one destination. A unit is a piece or a gram, depending on the table. */
export interface OpsFreightRate {
  /** Fen: freight for the first units; if the table charges by order, freight for the whole order. */
  first: FreightFen
  /** Number of units that `first` covers; absent if the table charges by order. */
  firstUnits?: FreightUnits
  /** Fen for each further step of `furtherUnits`, also for an incomplete step; 0 when absent. */
  further?: FreightFen
  /** Number of units in each further step. */
  furtherUnits?: FreightUnits
  /**
   * Fen: freight is free if the products of the table cost at least this amount, after cart promotions and before
   * coupons.
   * @asType integer
   * @minimum 1
   * @maximum 100000000
   */
  freeFrom?: number
  /**
   * Freight is free if an order contains at least this number of pieces of the table's products.
   * @asType integer
   * @minimum 1
   * @maximum 10000
   */
  freePieces?: number
}

/**
 * Freight rates of areas. The rates also apply to smaller areas inside these areas, unless a smaller area has a rate of
 * its own.
 */
export interface OpsFreightArea {
  /**
   * Codes of provinces, cities or districts. A code appears once in a table.
   * @minItems 1
   * @maxItems 1000
   */
  areaCodes: readonly AreaCode[]
  /** The rates; absent if products of the table are not delivered to these areas. */
  rate?: OpsFreightRate
}

/** A freight table: the freight rates for some of the products. */
export interface OpsFreightTable {
  tableId: PlainId
  /**
   * Name of the table.
   * @minLength 1
   * @maxLength 60
   * @examples ["大件运费"]
   */
  name: ThingName
  /** How freight is charged: one amount for an order, by pieces, or by weight in grams. */
  by: 'order' | 'pieces' | 'weight'
  /** Rates for areas that `areas` does not name. */
  rate: OpsFreightRate
  /** @maxItems 1000 */
  areas: readonly OpsFreightArea[]
}

/**
 * All freight tables of the shop. If a table has rates for an area and for a larger area around it, those of the
 * smaller area apply.
 */
export interface FreightRulesDraft {
  /** The table for products that do not name a table. */
  defaultTableId: PlainId
  /**
   * @minItems 1
   * @maxItems 50
   */
  tables: readonly OpsFreightTable[]
}

/** All freight tables, with their version. */
export interface OpsFreightRules extends FreightRulesDraft {
  version: number
}

/** Replaces all freight tables. */
export interface SetFreightRules extends Expected, FreightRulesDraft {}
