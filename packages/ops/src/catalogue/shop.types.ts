import type { Expected } from './shared.types'
import type { AreaCode, ThingName } from './values.types'

/** Settings of all orders, with their version. */
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

/** Rule of an area, for everything inside it without a rule of its own. */
export interface OpsDeliveryArea {
  areaCode: AreaCode
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
  /** Hour of the day in Beijing; orders paid before it are shipped on the same day. */
  cutoffHour: number
  /** Days on the way for areas without a rule. */
  days: number
  areas: (OpsDeliveryArea & {
    /** @examples ["新疆维吾尔自治区"] */
    areaName: string
  })[]
  version: number
}

/** Where the shop delivers to: all rules. If rules are for areas within each other, the smallest applies. */
export interface DeliveryRulesDraft {
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
  areas: readonly OpsDeliveryArea[]
}

/** New rules of delivery. */
export interface SetDeliveryRules extends Expected, DeliveryRulesDraft {}

/**
 * Name, texts and papers of the shop, as shoppers read them; fields that no owner set come from the settings of the
 * server.
 */
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

/**
 * Payment accepted at the counter, as shoppers read it.
 * @minLength 1
 * @maxLength 12
 */
export type PaymentMark = string

/** Texts of the shop; those that are left out stay as they are. */
export interface ShopWords {
  /**
   * Ends the title of every page.
   * @minLength 1
   * @maxLength 20
   */
  name?: string
  /**
   * One line for the end of every page.
   * @maxLength 40
   */
  slogan?: string
  /**
   * Description for search engines and for shared links.
   * @maxLength 200
   */
  description?: string
  /**
   * Colour of buttons and links; matching colours, those of the dark theme too, are derived from it.
   * @title # 加六位小写十六进制数
   * @pattern ^#[0-9a-f]{6}$
   * @examples ["#0a7d5a"]
   */
  colour?: string
  /**
   * When the telephones are answered, such as `每天 9:00 至 21:00`.
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
  paymentMarks?: PaymentMark[]
}

/** New texts of the shop. */
export interface ChangeShop extends Expected, ShopWords {}

/** The business licence: its unified social credit code, and the name of its picture. */
export interface ShopFileLicense {
  creditCode: ThingName
  picture: ThingName
}

/** A registration such as the ICP one, with the address where it can be looked up. */
export interface ShopFileFiling {
  /**
   * @minLength 1
   * @maxLength 60
   */
  title: string
  /**
   * @title 以 https:// 开头的网址
   * @pattern ^https://\S{1,190}$
   * @examples ["https://beian.miit.gov.cn/"]
   */
  url?: string
}

/**
 * Name, texts and papers of the shop in a shop file. Fields that are left out stay as they are; those that no owner set
 * come from the settings of the server.
 */
export interface ShopFileProfile extends ShopWords {
  /** Name of a square picture. */
  logo?: ThingName
  license?: ShopFileLicense
  filings?: ShopFileFiling[]
}

/** A shop file to import. */
export interface ImportShopFile extends PreviewShopFile, Expected {}

/** A shop file to be looked at. */
export interface PreviewShopFile {
  /**
   * The file's text, with its pictures in it as base64; 64 MB at most.
   * @minLength 1
   */
  file: string
  /**
   * Number of products in the earlier files of the same import, for an import in parts. New products come after them on
   * the shop's pages, and refusals count from them.
   * @minimum 0
   * @maximum 1000000
   * @asType integer
   * @default 0
   */
  productsBefore?: number
}

/**
 * Changes that an import would make to a part of a shop file; a part with a single record, such as `delivery`, counts
 * as one.
 */
export interface ShopFileChanges {
  /**
   * As the file calls it.
   * @examples ["products"]
   */
  part: string
  /** Things that are new. */
  added: number
  /** Things that change; if a part names all things of its kind, also those it omits and closes. */
  changed: number
  /** Things that the file names as they are. */
  unchanged: number
  /** Things that would be deleted, since the file names all of their kind. */
  deleted: number
}

/** What an import would change. */
export interface ShopFilePreview {
  /** A line for each part of the file. */
  changes: ShopFileChanges[]
}

/** What an import wrote. */
export interface ImportedShop {
  products: number
  skus: number
  promotions: number
}
