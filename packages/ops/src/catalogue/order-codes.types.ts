import type { OpsSkuNo } from './products.types'
import type { Expected } from './shared.types'

/** The stock of codes of a product that is delivered as codes. */
export interface OpsCodePool extends OpsSkuNo {
  name: string
  /** Codes that no order has got yet. */
  left: number
  /** Codes that orders have got. */
  given: number
  /** Paid orders that wait for codes. */
  waiting: number
  /** The version of the sku. */
  version: number
}

/** All products that are delivered as codes, in the order of their sku numbers. */
export interface OpsCodePools {
  skus: OpsCodePool[]
}

/** Sets whether a sku is delivered as codes, for orders from now on. */
export interface SetByCode extends Expected, OpsSkuNo {
  byCode: boolean
}

/** Whether a sku is delivered as codes. */
export interface OpsByCode {
  byCode: boolean
  version: number
}

/** Imports codes for a sku. They are stored encrypted, and no call lists them. */
export interface ImportOrderCodes extends OpsSkuNo {
  /**
   * The codes as shoppers will read them, 1 to 200 characters each.
   * @minItems 1
   * @maxItems 1000
   */
  codes: string[]
}

/** Results of an import. */
export interface ImportedCodes {
  /** Codes that are new. */
  added: number
  /** Codes that were known before. */
  known: number
  /** New codes that no order waited for. */
  shelved: number
}

/** Identifies the order whose codes are shown. */
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
