import type { Picture, ProductItem, Promotion, Sku, Spu } from './products.types'

/** A flash sale with its products. */
export interface FlashSaleGroup {
  promotionId: string
  title: string
  beginTime: number
  endTime: number
  products: ProductItem[]
}

/** Flash sales, soonest first. */
export interface FlashSaleList {
  list: FlashSaleGroup[]
}

/** Names a product in a group promotion. */
export interface GetGroupProduct {
  spuNo: string
  promotionId: string
}

/** A product at the price of a group. */
export interface GroupProduct {
  spu: Spu
  skus: Sku[]
  promotion: Promotion
  /** How many shoppers make a group. */
  groupSize: number
}

/** Names an arrival notice. */
export interface ArrivalId {
  arrivalId: string
}

/** To be told when a sku is back. */
export interface SubscribeArrival {
  skuNo: string
  /** @pattern ^1[3-9]\d{9}$ */
  telephone: string
}

/** Whether a shopper is to be told when a sku is back. */
export interface ArrivalNotice extends ArrivalId {
  skuNo: string
  /** 0 waiting, 1 told, 2 cancelled. */
  status: 0 | 1 | 2
}

/** Asks for presents. */
export interface GetPresents {
  presentType: 'newcomer'
}

/** Presents for newcomers. */
export interface FreshmanPresents {
  activityId: string
  title: string
  coupons: { couponBatchId: string; couponName: string; couponValue: number }[]
  products: ProductItem[]
}

/** A present. */
export interface PresentInfo {
  activityId: string
  title: string
  description: string
  picture: Picture
  beginTime: number
  endTime: number
}

/** A token: a path of the shop, such as `/api/content/share/v1/8f3a`. */
export interface TokenPath {
  token: string
}

/** What a token leads to. */
export interface TokenContent {
  title: string
  /** Path of the shop to open. */
  url: string
  picture?: Picture
}

/** Tells that content was read. */
export interface TrackContent {
  contentId: string
  /** What was done: view, click or share. */
  action: 'view' | 'click' | 'share'
}

/** Whether it was noted. */
export interface TrackedContent {
  noted: boolean
}

/** Names the page a picture is for. */
export interface GetShareImage {
  url: string
}

/** A picture ready for sharing. */
export interface ShareImage {
  url: string
}

/** Live broadcasts, running ones first. */
export interface LiveList {
  list: { liveId: string; title: string; cover: Picture; beginTime: number; status: 0 | 1 | 2; url: string }[]
}

/** How far a shopper came towards a present. */
export interface PresentSteps {
  steps: { name: string; done: boolean }[]
  current: number
}

/** A business licence. */
export interface BusinessLicense {
  companyName: string
  creditCode: string
  /** Address of the picture. */
  url: string
}

/** Asks how a product travels. */
export interface GetSpuDelivery {
  spuNo: string
  skuNo?: string
  addressId?: string
}

/** How a product travels. */
export interface SpuDelivery {
  /** Such as 现货，24 小时内发货. */
  text: string
  /** Fen. */
  freightAmount: number
  /** Whether it can travel there at all. */
  deliverable: boolean
}

/** Asks for stores. */
export interface GetStores {
  longitude?: number
  latitude?: number
  cityCode?: string
}

/** Stores, nearest first. */
export interface StoreList {
  list: { storeId: string; name: string; address: string; telephone: string; /** Metres. */ distance?: number }[]
}
