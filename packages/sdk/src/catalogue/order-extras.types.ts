import type { Picture } from './picture.types'
import type { List, Page } from './shared.types'
import type { Count, EpochMs, Id, MaskedTelephone, SkuNo, Url } from './values.types'

/** A log entry of an order. */
export interface OperLog {
  /** Title of the event.
   * @examples ["订单已提交"] */
  title: string
  /** Details; may be empty.
   * @examples ["请在 30 分钟内完成付款"] */
  detail: string
  /** Epoch ms: when the event happened. */
  time: EpochMs
}

/** The log of an order. */
export interface OperLogs {
  /** Log entries, newest first. */
  operLogs: OperLog[]
}

/**
 * A spreadsheet of an order's redemption codes, with the URL to download it. The specification does not define the
 * fields.
 */
export interface OrderCodesFile {
  /** URL of the file; valid for one hour. */
  url: Url
  /** File name under which to save the file.
   * @examples ["订单1795190400000000001兑换码.xlsx"] */
  fileName: string
}

/** The telephone that redemption codes were sent to. */
export interface SentCodes {
  /** The telephone. */
  telephone: MaskedTelephone
}

/** Asks for product guides. */
export interface ListGuideInfos {
  /** The skus.
   * @minItems 1
   * @maxItems 50 */
  skuNo: SkuNo[]
}

/** A product guide. The specification does not define the fields. */
export interface GuideInfo {
  /** The sku of the guide. */
  skuNo: SkuNo
  /** Title of the guide.
   * @examples ["智能台灯使用指南"] */
  title: string
  /**
   * Where to read the guide: a path of the shop, or a URL that begins with https:
   * .
   */
  url: Url
}

/** Product guides, in the order of the request; skus without a guide are left out. */
export interface GuideInfos extends List<GuideInfo> {}

/** Whether an order was reported to the advertisement that led to it. */
export interface PurchaseReport {
  /** False if no advertisement led to the order, if the order is not paid, or if it was reported before. */
  reported: boolean
}

/** An order paid with points (F09). The specification does not define the fields. */
export interface IntegralOrder {
  /** Id of the order. */
  orderId: Id
  /** Name of the product.
   * @examples ["暖居保温杯"] */
  productName: string
  /** Picture of the product. */
  picture: Picture
  /** Points paid. */
  integral: Count
  /** Epoch ms: when the order was placed. */
  createTime: EpochMs
}

/** A page of orders paid with points, newest first. */
export interface IntegralOrderPage extends Page<IntegralOrder> {}
