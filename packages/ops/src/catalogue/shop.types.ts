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

/** What holds for an area and everything in it that has no rule of its own. */
export interface OpsDeliveryArea {
  /**
   * Code of a province, a city or a district.
   * @pattern ^\d{6}$
   * @examples ["650000"]
   */
  areaCode: string
  /** Whether the shop delivers there. */
  deliverable: boolean
  /**
   * Days on the way; absent: as many as everywhere.
   * @asType integer
   * @minimum 0
   * @maximum 60
   */
  days?: number
}

/** Where the shop delivers to, with how often that has changed. */
export interface OpsDeliveryRules {
  /** Hour of the day in Beijing until which what is paid leaves on the same day. */
  cutoffHour: number
  /** Days on the way where no rule says otherwise. */
  days: number
  areas: (OpsDeliveryArea & {
    /** @examples ["新疆维吾尔自治区"] */
    areaName: string
  })[]
  version: number
}

/** New rules of delivery: all of them. Of rules for areas in each other, that of the smallest counts. */
export interface SetDeliveryRules extends Expected {
  /**
   * @asType integer
   * @minimum 0
   * @maximum 23
   */
  cutoffHour: number
  /**
   * @asType integer
   * @minimum 0
   * @maximum 60
   */
  days: number
  /** @maxItems 1000 */
  areas: OpsDeliveryArea[]
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
