import type { Expected } from './shared.types'
import type { AreaCode, PlainId, ThingName } from './values.types'

/** Fen of freight: at most 10,000 yuan.
 * @asType integer
 * @minimum 0
 * @maximum 1000000 */
export type FreightFen = number

/** Pieces or grams of a step.
 * @asType integer
 * @minimum 1
 * @maximum 10000000 */
export type FreightUnits = number

/** Freight rates of one table for one destination. Units are pieces or grams, depending on the table. */
export interface OpsFreightRate {
  /** Fen: for the first units; by order, for all of it. */
  first: FreightFen
  /** Number of units that `first` covers; not by order. */
  firstUnits?: FreightUnits
  /** Fen: for each further step, a begun one too; nothing where absent. */
  further?: FreightFen
  /** Units of a further step. */
  furtherUnits?: FreightUnits
  /**
   * Fen: freight is free from this amount of the table's products on, after cart promotions and before coupons.
   * @asType integer
   * @minimum 1
   * @maximum 100000000
   */
  freeFrom?: number
  /**
   * Freight is free from this number of the table's pieces on.
   * @asType integer
   * @minimum 1
   * @maximum 10000
   */
  freePieces?: number
}

/** Rates for some areas, and for everything inside them without a rate of its own. */
export interface OpsFreightArea {
  /**
   * Codes of provinces, cities or districts; a table names each once.
   * @minItems 1
   * @maxItems 1000
   */
  areaCodes: readonly AreaCode[]
  /** Absent: products of the table are not delivered there. */
  rate?: OpsFreightRate
}

/** A freight table: the rates for some products. */
export interface OpsFreightTable {
  tableId: PlainId
  /**
   * Name of the table.
   * @minLength 1
   * @maxLength 60
   * @examples ["大件运费"]
   */
  name: ThingName
  /** One amount for an order, by pieces, or by weight in grams. */
  by: 'order' | 'pieces' | 'weight'
  /** Rates for areas without a rate of their own. */
  rate: OpsFreightRate
  /** @maxItems 1000 */
  areas: readonly OpsFreightArea[]
}

/** All freight tables of the shop. If a table names areas within each other, the smallest applies. */
export interface FreightRulesDraft {
  /** The table for products that name none. */
  defaultTableId: PlainId
  /**
   * @minItems 1
   * @maxItems 50
   */
  tables: readonly OpsFreightTable[]
}

/** All freight tables, with how often they have changed. */
export interface OpsFreightRules extends FreightRulesDraft {
  version: number
}

/** New freight tables. */
export interface SetFreightRules extends Expected, FreightRulesDraft {}
