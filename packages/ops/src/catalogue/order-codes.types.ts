import type { OpsSkuNo } from './products.types'
import type { Expected } from './shared.types'

/** A product that is delivered as codes. */
export interface OpsCodePool extends OpsSkuNo {
  name: string
  /** Codes that nobody has yet. */
  left: number
  /** Codes that orders were given. */
  given: number
  /** Paid orders that wait for some. */
  waiting: number
  /** The sku's. */
  version: number
}

/** All products that are delivered as codes, by their numbers. */
export interface OpsCodePools {
  skus: OpsCodePool[]
}

/** Says whether a sku is delivered as codes: of orders from now on. */
export interface SetByCode extends Expected, OpsSkuNo {
  byCode: boolean
}

/** Whether a sku is delivered as codes. */
export interface OpsByCode {
  byCode: boolean
  version: number
}

/** Codes for a sku: kept encrypted, and listed to nobody. */
export interface ImportOrderCodes extends OpsSkuNo {
  /**
   * Each as the shopper is to read it, 1 to 200 characters.
   * @minItems 1
   * @maxItems 1000
   */
  codes: string[]
}

/** What became of an import. */
export interface ImportedCodes {
  /** Codes that are new. */
  added: number
  /** Codes that were there already. */
  known: number
  /** Pieces that went on the shelf: those that no order was waiting for. */
  shelved: number
}

/** An order whose codes are to be seen. */
export interface OpsCodesOf {
  /**
   * @minLength 1
   * @maxLength 64
   */
  orderId: string
}

/** The codes of an order, line by line. */
export interface OpsOrderCodes {
  lines: { skuNo: string; name: string; quantity: number; codes: string[] }[]
}
