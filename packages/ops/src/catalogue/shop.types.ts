import type { Expected } from './shared.types'
import type { AreaCode, ThingName } from './values.types'

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

/** What is taken at the counter, as shoppers read it.
 * @minLength 1
 * @maxLength 12 */
export type PaymentMark = string

/** What the shop says of itself in words; what is left out stays as it is. */
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
   * For search engines, and for those a page is shared with.
   * @maxLength 200
   */
  description?: string
  /**
   * Of buttons and links; what goes with it, on dark ground too, is made of it.
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

/** What is to be said of the shop. */
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

/** Who the shop is. What is left out stays as it was; the server brings what no owner has said. */
export interface ShopFileProfile extends ShopWords {
  /** Name of a square picture. */
  logo?: ThingName
  license?: ShopFileLicense
  filings?: ShopFileFiling[]
}

/** A shop file to import. */
export interface ImportShopFile extends Expected {
  /**
   * The file's text, with its pictures in it as base64; 64 MB at most.
   * @minLength 1
   */
  file: string
}

/** A shop file to be looked at. */
export interface PreviewShopFile {
  /**
   * The file's text, with its pictures in it as base64; 64 MB at most.
   * @minLength 1
   */
  file: string
}

/** What an import would do with a part of a shop file; a part that is one thing, such as `delivery`, counts as one. */
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
