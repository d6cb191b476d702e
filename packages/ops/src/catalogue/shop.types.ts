import type { Expected } from './shared.types'

/** What holds for all orders, with how often that has changed. */
export interface OpsOrderRules {
  /** Days after shipping after which an order counts as received. */
  receiveDays: number
  version: number
}

/** New rules of orders; they hold at once, for orders on their way too. */
export interface SetOrderRules extends Expected {
  /**
   * @asType integer
   * @minimum 1
   * @maximum 90
   */
  receiveDays: number
}

/** Who the shop is, as shoppers are told; what nobody has said is the server's. */
export interface OpsShop {
  name: string
  slogan: string
  description: string
  /** Address of its logo. */
  logo: string
  colour: string
  serviceHours: string
  companyName: string
  /** Unified social credit code of its business licence. */
  creditCode: string
  /** Titles of its registrations. */
  filings: string[]
  paymentMarks: string[]
  /** How often a shop file was imported, or this was changed: either names it. */
  version: number
}

/** What is to be said of the shop; what is left out stays as it is. */
export interface ChangeShop extends Expected {
  /**
   * @minLength 1
   * @maxLength 20
   */
  name?: string
  /**
   * @maxLength 40
   */
  slogan?: string
  /**
   * @maxLength 200
   */
  description?: string
  /**
   * @pattern ^#[0-9a-f]{6}$
   * @examples ["#0a7d5a"]
   */
  colour?: string
  /**
   * @maxLength 40
   */
  serviceHours?: string
  /**
   * @maxLength 100
   */
  companyName?: string
  /**
   * @maxItems 20
   */
  paymentMarks?: string[]
}

/** A shop file to import. */
export interface ImportShopFile extends Expected {
  /**
   * The file's text, with its pictures in it as base64; 64 MB at most.
   * @minLength 1
   */
  file: string
}

/** What an import wrote. */
export interface ImportedShop {
  products: number
  skus: number
  promotions: number
}
