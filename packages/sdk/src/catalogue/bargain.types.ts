import type { Sku } from './products.types'

/** Names a bargain. */
export interface BargainId {
  bargainId: string
}

/** Names a sku in a bargain campaign. */
export interface BargainCampaign {
  skuNo: string
  bargainCampaignId: string
}

/** A sku whose price friends cut. */
export interface BargainItem extends BargainCampaign {
  skuName: string
  /** Fen, before any cut. */
  price: number
  /** Fen, lowest. */
  floorPrice: number
  beginTime: number
  endTime: number
}

/** Skus whose price friends cut. */
export interface BargainList {
  listData: BargainItem[]
}

/** A bargain of a shopper. */
export interface Bargain extends BargainId, BargainItem {
  /** Fen, now. */
  currentPrice: number
  /** 0 running, 1 bought, 2 over. */
  status: 0 | 1 | 2
  helpers: { displayName: string; uimg: string; /** Fen. */ amount: number }[]
  /** Epoch ms. */
  serverTime: number
}

/** What a friend's help came to. */
export interface BargainHelp {
  /** Fen cut off. */
  amount: number
  /** Fen, now. */
  currentPrice: number
}

/** A sku in a bargain campaign, with the sku itself. */
export interface BargainSku extends BargainItem {
  sku: Sku
}

/** Helps a friend. */
export interface HelpBargain extends BargainId {
  /** What the captcha picture shows, when one is asked for. */
  captchaCode?: string
  captchaKey?: string
}

/** A captcha to be solved. */
export interface CaptchaKey {
  captchaKey: string
}

/** The picture of a captcha. */
export interface CaptchaImage extends CaptchaKey {
  /** As a data address. */
  image: string
}
