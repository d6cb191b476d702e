import type { BargainStatus, DeviceId } from '@hearth/domain'
import type { Picture } from './picture.types'
import type { Sku } from './products.types'
import type { List } from './shared.types'
import type { Count, EpochMs, Fen, Id, ProductName, SkuNo, SpuNo, Url } from './values.types'

/** The door a shopper comes by, since a campaign may be off at some. */
export interface BargainDoor {
  /** On which kind of device, as detection yields it (C01); absent: a browser. */
  systemType?: DeviceId
}

/** Names a bargain. */
export interface BargainId {
  /** The bargain one shopper started, as `start` or `getId` gave it (E11). It stands in the link that is shared. */
  bargainId: Id
}

/** Names a sku in a bargain campaign. */
export interface BargainCampaign {
  /** The sku whose price friends cut. */
  skuNo: SkuNo
  /** The campaign it stands in: the id of its promotion (115) (E11). */
  bargainCampaignId: Id
}

/** Reads a bargain. */
export interface GetBargain extends BargainId, BargainDoor {}

/** Reads or starts a bargain of a sku in a campaign. */
export interface GetBargainSku extends BargainCampaign, BargainDoor {}

/** How the price of a bargain falls: the same for every shopper, and told before it starts. */
export interface BargainTerms {
  /** Fen: before any cut. */
  price: Fen
  /** Fen: after all friends helped; less than `price`. */
  floorPrice: Fen
  /**
   * Friends who can help. What each takes off is `bargainCuts` of these three fields: equal parts, without chance.
   * @asType integer
   * @minimum 1
   * @examples [5]
   */
  helperCount: number
}

/** A sku whose price friends cut. The shop's own choice beside the two ids. */
export interface BargainItem extends BargainCampaign, BargainTerms {
  /** The spu of the sku, for its product page. */
  spuNo: SpuNo
  /** Its name, with its choices. */
  skuName: ProductName
  /** Its face. */
  picture: Picture
  /** Hours a bargain lasts; less where its campaign ends before.
   * @asType integer
   * @minimum 1
   * @examples [24] */
  bargainHours: number
  /** Epoch ms: first moment of the campaign. */
  beginTime: EpochMs
  /** Epoch ms: last moment of the campaign, and of every bargain in it. */
  endTime: EpochMs
  /** Whether no piece is left at the price of a bargain. */
  soldOut: boolean
  /** Whether bargains can be started, and helped with, at the door that was asked for. */
  runs: boolean
}

/** A bargain of the asking shopper, as a list shows it. */
export interface OwnBargain extends BargainId, BargainCampaign, BargainTerms {
  /** The name of its sku, with its choices. */
  skuName: ProductName
  /** The face of its sku. */
  picture: Picture
  /** Fen: what it costs now. */
  currentPrice: Fen
  /** Friends who have helped. */
  helped: Count
  /** Running, bought or over. */
  status: BargainStatus
  /** Epoch ms: last moment of the bargain. */
  endTime: EpochMs
  /** The order that buys it; absent while there is none. */
  orderId?: Id
}

/** Campaigns that run, those that end soonest first, at most 50. */
export interface BargainList extends List<BargainItem> {
  /** Bargains of the asking shopper, the newest first, at most 20; none for a visitor. */
  own: OwnBargain[]
  /** Epoch ms: the server's clock, for counting down (K12). */
  serverTime: EpochMs
}

/** A friend who helped. */
export interface BargainHelper {
  /** How the friend is called, masked (V02).
   * @examples ["林*暖"] */
  displayName: string
  /** The friend's avatar; empty for the default one. */
  uimg: Url
  /** Fen: what this friend cut off. */
  amount: Fen
  /** Epoch ms: when it happened. */
  time: EpochMs
}

/** A bargain of a shopper, as its owner and friends read it. */
export interface Bargain extends BargainId, BargainItem {
  /** How its owner is called, masked (V02).
   * @examples ["林*暖"] */
  ownerName: string
  /** Fen: what it costs now: from `price` down to `floorPrice`. */
  currentPrice: Fen
  /** Running, bought or over. Bought once its order is placed; running again if that is never paid. */
  status: BargainStatus
  /** Epoch ms: last moment of the bargain; it never moves. */
  endTime: EpochMs
  /** Whether the asking shopper started it. */
  own: boolean
  /** Whether the asking shopper helped already; nobody helps twice. */
  helped: boolean
  /** Whether `help` requires a captcha: it does for everybody who can help. */
  captchaNeeded: boolean
  /** The order that buys it, for its owner alone; absent while there is none. */
  orderId?: Id
  /** Friends who helped, latest first. */
  helpers: BargainHelper[]
  /** Epoch ms: the server's clock, for counting down (K12). */
  serverTime: EpochMs
}

/** What a friend's help came to. */
export interface BargainHelp {
  /** Fen: what it cut off. */
  amount: Fen
  /** Fen: what the sku costs now. */
  currentPrice: Fen
}

/** A sku in a bargain campaign, with the sku itself. */
export interface BargainSku extends BargainItem {
  /** The sku, as its product page has it. */
  sku: Sku
  /** The asking shopper's bargain in this run of the campaign; absent where they have started none. */
  bargainId?: Id
  /** Epoch ms: the server's clock, for counting down (K12). */
  serverTime: EpochMs
}

/** Helps a friend. */
export interface HelpBargain extends BargainId, BargainDoor {
  /**
   * The text of the captcha picture. Required, unless the shopper has helped before and repeats the call.
   * @minLength 1
   * @maxLength 8
   * @examples ["7K2F"]
   */
  captchaCode?: string
  /** Id of the captcha; goes with `captchaCode`. */
  captchaId?: Id
}

/** A captcha to be solved. */
export interface CaptchaId {
  /** The captcha; holds for 5 minutes and one try. */
  captchaId: Id
}

/** The picture of a captcha. */
export interface CaptchaImage extends CaptchaId {
  /** The picture as a data address, 120 x 44 px.
   * @maxLength 20000
   * @examples ["data:image/png;base64,iVBORw0KGgo="] */
  image: string
}
