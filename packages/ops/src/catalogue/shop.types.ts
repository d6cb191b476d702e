import type { Expected } from './shared.types'
import type { AreaCode, ThingName } from './values.types'

/** Settings of all orders, with their version. */
export interface OpsOrderRules {
  /** Days from shipping after which an order counts as received. */
  receiveDays: number
  version: number
}

/** Sets the rules of all orders. They apply at once, also to orders already shipped. */
export interface SetOrderRules extends Expected {
  /**
   * @asType integer
   * @minimum 1
   * @maximum 90
   */
  receiveDays: number
}

/**
 * The delivery rule of an area. The rule also applies to smaller areas inside the area, unless a smaller area has a
 * rule of its own.
 */
export interface OpsDeliveryArea {
  areaCode: AreaCode
  /** Whether the shop delivers to the area. */
  deliverable: boolean
  /**
   * Days of delivery to the area; when absent, the `days` of the delivery rules for all areas apply.
   * @asType integer
   * @minimum 0
   * @maximum 60
   */
  days?: number
}

/** The delivery rules of the shop, with their version. */
export interface OpsDeliveryRules {
  /** Hour of the day, Beijing time. Orders paid before it are shipped on the same day. */
  cutoffHour: number
  /** Days of delivery for areas without a rule. */
  days: number
  areas: (OpsDeliveryArea & {
    /** @examples ["新疆维吾尔自治区"] */
    areaName: string
  })[]
  version: number
}

/**
 * All delivery rules of the shop. If there are rules for an area and for a larger area around it, the rule of the
 * smaller area applies.
 */
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

/** Replaces the delivery rules. */
export interface SetDeliveryRules extends Expected, DeliveryRulesDraft {}

/**
 * Name, texts and legal papers of the shop, as shoppers read them. Fields that the owner has not set come from the
 * settings of the server.
 */
export interface OpsShop {
  name: string
  slogan: string
  description: string
  /** Address of the picture of the logo. */
  logo: string
  colour: string
  serviceHours: string
  companyName: string
  /** Unified social credit code of the shop's business licence. */
  creditCode: string
  /** Titles of the shop's registrations. */
  filings: string[]
  paymentMarks: string[]
  /** Number of changes of the shop, including imports. An import and a change of the texts both name this number. */
  version: number
}

/**
 * A means of payment, as shoppers read it.
 * @minLength 1
 * @maxLength 12
 */
export type PaymentMark = string

/** Texts of the shop. Omitted fields stay as they are. */
export interface ShopWords {
  /**
   * Name of the shop, at the end of the title of every page.
   * @minLength 1
   * @maxLength 20
   */
  name?: string
  /**
   * A line at the end of every page.
   * @maxLength 40
   */
  slogan?: string
  /**
   * Description of the shop for search engines and shared links.
   * @maxLength 200
   */
  description?: string
  /**
   * Colour of buttons and links. Matching colours, also for the dark theme, are derived from it.
   * @title # 加六位小写十六进制数
   * @pattern ^#[0-9a-f]{6}$
   * @examples ["#0a7d5a"]
   */
  colour?: string
  /**
   * Hours in which the telephones are answered, such as `每天 9:00 至 21:00`.
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

/** Changes the texts of the shop. */
export interface ChangeShop extends Expected, ShopWords {}

/** The business licence: unified social credit code, and name of its picture. */
export interface ShopFileLicense {
  creditCode: ThingName
  picture: ThingName
}

/** A registration, such as the ICP registration, with the address where it can be checked. */
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
 * Name, texts and legal papers of the shop in a shop file. Omitted fields stay as they are. Fields that the owner has
 * not set come from the settings of the server.
 */
export interface ShopFileProfile extends ShopWords {
  /** Name of the picture of the logo, which is square. */
  logo?: ThingName
  license?: ShopFileLicense
  filings?: ShopFileFiling[]
}

/** Imports a shop file. */
export interface ImportShopFile extends PreviewShopFile, Expected {}

/** Returns what an import of a shop file would change. */
export interface PreviewShopFile {
  /**
   * Text of the file, with its pictures as base64; 64 MB at most.
   * @minLength 1
   */
  file: string
  /**
   * Number of products in the earlier files of the same import, if the import has several files. The shop's pages list
   * new products after those of the earlier files, and the texts of refusals number the products of all files in
   * sequence.
   * @minimum 0
   * @maximum 1000000
   * @asType integer
   * @default 0
   */
  productsBefore?: number
}

/**
 * What an import would change in a part of a shop file. A part with a single record, such as `delivery`, counts as one.
 */
export interface ShopFileChanges {
  /**
   * Name of the part in the file.
   * @examples ["products"]
   */
  part: string
  /** Number of new records. */
  added: number
  /**
   * Number of changed records. If a part lists all records of its kind, this number includes records that the part
   * omits and the import closes.
   */
  changed: number
  /** Number of records that stay as they are. */
  unchanged: number
  /** Number of records that would be deleted because the part lists all records of its kind and omits them. */
  deleted: number
}

/** What an import would change. */
export interface ShopFilePreview {
  /** The changes of each part of the file. */
  changes: ShopFileChanges[]
}

/** Result of an import. */
export interface ImportedShop {
  products: number
  skus: number
  promotions: number
}
