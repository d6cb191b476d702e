import type { Picture } from './picture.types'
import type { List, Page } from './shared.types'
import type { Count, EpochMs, Id, MaskedTelephone, SkuNo, Url } from './values.types'

/** Something that happened to an order. */
export interface OperLog {
  /** What happened.
   * @examples ["订单已提交"] */
  title: string
  /** More about it; may be empty.
   * @examples ["请在 30 分钟内完成付款"] */
  detail: string
  /** Epoch ms: when it happened. */
  time: EpochMs
}

/** What happened to an order. */
export interface OperLogs {
  /** Newest first. */
  operLogs: OperLog[]
}

/** A spreadsheet with the codes of an order. The shop's own choice: an address to load it from. */
export interface OrderCodesFile {
  /** Address of the file; good for an hour. */
  url: Url
  /** What to keep it as.
   * @examples ["订单1795190400000000001兑换码.xlsx"] */
  fileName: string
}

/** Codes on their way to a telephone. */
export interface SentCodes {
  /** Where they were sent. */
  telephone: MaskedTelephone
}

/** Asks for guides to products. */
export interface ListGuideInfos {
  /** Which skus.
   * @minItems 1
   * @maxItems 50 */
  skuNo: SkuNo[]
}

/** A guide to a product. The shop's own choice of fields. */
export interface GuideInfo {
  /** The sku it is about. */
  skuNo: SkuNo
  /** What it is called.
   * @examples ["智能台灯使用指南"] */
  title: string
  /** Where it is read: a path of the shop, or an address that begins with https://. */
  url: Url
}

/** Guides to products, in the order asked for; none for skus without one. */
export interface GuideInfos extends List<GuideInfo> {}

/** Whether a purchase was reported to the advertisement it came from. */
export interface PurchaseReport {
  /** False where no advertisement led to it, it is not paid, or it was reported before. */
  reported: boolean
}

/** An order paid with points (F09). The shop's own choice of fields. */
export interface IntegralOrder {
  /** Names the order. */
  orderId: Id
  /** What it was for.
   * @examples ["暖居保温杯"] */
  productName: string
  /** Picture of it. */
  picture: Picture
  /** Points paid. */
  integral: Count
  /** Epoch ms: when it was placed. */
  createTime: EpochMs
}

/** A page of orders paid with points, newest first. */
export interface IntegralOrderPage extends Page<IntegralOrder> {}
