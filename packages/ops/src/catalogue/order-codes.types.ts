import type { OpsSkuNo } from './products.types'
import type { Expected } from './shared.types'

/** A product that is delivered as codes. */
export interface OpsCodePool extends OpsSkuNo {
  name: string
  /** Codes that no order has yet. */
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

/** Sets whether a sku is delivered as codes; applies to orders from now on. */
export interface SetByCode extends Expected, OpsSkuNo {
  byCode: boolean
}

/** Whether a sku is delivered as codes. */
export interface OpsByCode {
  byCode: boolean
  version: number
}

/** Codes for a sku. They are stored encrypted, and no call lists them. */
export interface ImportOrderCodes extends OpsSkuNo {
  /**
   * Each as the shopper is to read it, 1 to 200 characters.
   * @minItems 1
   * @maxItems 1000
   */
  codes: string[]
}

/** Results of an import. */
export interface ImportedCodes {
  /** Codes that are new. */
  added: number
  /** Codes that were there already. */
  known: number
  /** Codes that were added to the stock because no order waited for them. */
  shelved: number
}

/** The order whose codes to show. */
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
