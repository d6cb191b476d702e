import type { BargainStatus, DeviceId } from '@hearth/domain'
import type { Picture } from './picture.types'
import type { Sku } from './products.types'
import type { List } from './shared.types'
import type { Count, EpochMs, Fen, Id, ProductName, SkuNo, SpuNo, Url } from './values.types'

/** The shopper's platform. A campaign may be switched off on some platforms. */
export interface BargainDoor {
  /** The shopper's device (C01): 1 app, 2 mobile, 7 mini-program, 8 smart-app; absent: a browser. */
  systemType?: DeviceId
}

/** Identifies a bargain. */
export interface BargainId {
  /** The bargain that a shopper started, as returned by `start` or `getId` (E11). The shared link contains it. */
  bargainId: Id
}

/** Identifies a sku in a bargain campaign. */
export interface BargainCampaign {
  /** The sku whose price friends cut. */
  skuNo: SkuNo
  /** The campaign: the id of its promotion (115) (E11).
   * @examples ["bargain-1"] */
  bargainCampaignId: Id
}

/** Reads a bargain. */
export interface GetBargain extends BargainId, BargainDoor {}

/** Reads or starts a bargain of a sku in a campaign. */
export interface GetBargainSku extends BargainCampaign, BargainDoor {}

/**
 * How the price of a bargain falls. It falls in the same way for every shopper, and this is known before a bargain
 * starts.
 */
export interface BargainTerms {
  /** Fen: price before any cut. */
  price: Fen
  /** Fen: price after all friends helped; less than `price`. */
  floorPrice: Fen
  /**
   * Friends who can help. `bargainCuts` of the domain computes the cut of each friend from `price`, `floorPrice` and
   * this number: equal parts, without chance.
   * @asType integer
   * @minimum 1
   * @examples [5]
   */
  helperCount: number
}

/** A sku whose price friends cut. Besides the two ids, the specification does not define the fields. */
export interface BargainItem extends BargainCampaign, BargainTerms {
  /** The spu of the sku, for the link to its product page. */
  spuNo: SpuNo
  /** Name of the sku with its attribute values. */
  skuName: ProductName
  /** Main picture. */
  picture: Picture
  /** Hours that a bargain lasts; fewer if the campaign ends earlier.
   * @asType integer
   * @minimum 1
   * @examples [24] */
  bargainHours: number
  /** Epoch ms: first moment of the campaign. */
  beginTime: EpochMs
  /** Epoch ms: last moment of the campaign, and of every bargain in it. */
  endTime: EpochMs
  /** Whether no piece is left at the bargain price. */
  soldOut: boolean
  /** Whether shoppers on the requested platform can start and help bargains. */
  runs: boolean
}

/** A bargain of the asking shopper in the list. */
export interface OwnBargain extends BargainId, BargainCampaign, BargainTerms {
  /** Name of the sku with its attribute values. */
  skuName: ProductName
  /** Picture of the sku. */
  picture: Picture
  /** Fen: current price. */
  currentPrice: Fen
  /** Friends who have helped. */
  helped: Count
  /** Status: running, bought or over. */
  status: BargainStatus
  /** Epoch ms: last moment of the bargain. */
  endTime: EpochMs
  /** The order that bought the sku at the bargain's price; absent if there is none. */
  orderId?: Id
}

/** Running campaigns, sorted by end time, at most 50. */
export interface BargainList extends List<BargainItem> {
  /** Bargains of the asking shopper, newest first, at most 20; empty for a visitor. */
  own: OwnBargain[]
  /** Epoch ms: the server's time, to calibrate countdowns by (K12). */
  serverTime: EpochMs
}

/** A friend who helped. */
export interface BargainHelper {
  /** The friend's name, masked (V02).
   * @examples ["林*暖"] */
  displayName: string
  /** The friend's avatar; empty for the default one. */
  uimg: Url
  /** Fen: amount by which the friend lowered the price. */
  amount: Fen
  /** Epoch ms: when the friend helped. */
  time: EpochMs
}

/** A bargain, as its owner and friends read it. */
export interface Bargain extends BargainId, BargainItem {
  /** The owner's name, masked (V02).
   * @examples ["林*暖"] */
  ownerName: string
  /** Fen: current price, from `price` down to `floorPrice`. */
  currentPrice: Fen
  /**
   * Status: running, bought or over. A bargain is bought once its order is placed; if the order expires unpaid, the
   * bargain is running again.
   */
  status: BargainStatus
  /** Epoch ms: last moment of the bargain; it never changes. */
  endTime: EpochMs
  /** Whether the asking shopper started the bargain. */
  own: boolean
  /** Whether the asking shopper has helped; a shopper helps a bargain once. */
  helped: boolean
  /** Whether `help` requires a captcha: true for every shopper who can help. */
  captchaNeeded: boolean
  /** The order that bought the sku at the bargain's price, only for the owner; absent if there is none. */
  orderId?: Id
  /** Friends who helped, latest first. */
  helpers: BargainHelper[]
  /** Epoch ms: the server's time, to calibrate countdowns by (K12). */
  serverTime: EpochMs
}

/** The result of a friend's help. */
export interface BargainHelp {
  /** Fen: amount by which the friend lowered the price. */
  amount: Fen
  /** Fen: current price of the bargain. */
  currentPrice: Fen
}

/** A sku in a bargain campaign, with all fields of the sku. */
export interface BargainSku extends BargainItem {
  /** The sku, as on its product page. */
  sku: Sku
  /** The asking shopper's bargain in this run of the campaign; absent for none. */
  bargainId?: Id
  /** Epoch ms: the server's time, to calibrate countdowns by (K12). */
  serverTime: EpochMs
}

/** Helps a friend's bargain. */
export interface HelpBargain extends BargainId, BargainDoor {
  /**
   * Text of the captcha picture. Optional only if the shopper has helped this bargain before and repeats the call.
   * @minLength 1
   * @maxLength 8
   * @examples ["7K2F"]
   */
  captchaCode?: string
  /** Id of the captcha; required with `captchaCode`. */
  captchaId?: Id
}

/** Identifies a captcha. */
export interface CaptchaId {
  /** The captcha; valid for 5 minutes and one attempt. */
  captchaId: Id
}

/** The picture of a captcha. */
export interface CaptchaImage extends CaptchaId {
  /** The picture as a data URL, 120 x 44 px.
   * @maxLength 20000
   * @examples ["data:image/png;base64,iVBORw0KGgo="] */
  image: string
}
