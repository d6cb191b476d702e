import type { BargainStatus } from '@hearth/domain'
import type { Picture } from './picture.types'
import type { Sku } from './products.types'
import type { List } from './shared.types'
import type { DisplayName, EpochMs, Fen, Id, ProductName, SkuNo, SpuNo, Url } from './values.types'

/** Names a bargain. */
export interface BargainId {
  /** The bargain one shopper started, as `start` or `getId` gave it (E11). */
  bargainId: Id
}

/** Names a sku in a bargain campaign. */
export interface BargainCampaign {
  /** The sku whose price friends cut. */
  skuNo: SkuNo
  /** The campaign it stands in (E11). */
  bargainCampaignId: Id
}

/** A sku whose price friends cut. The shop's own choice beside the two ids. */
export interface BargainItem extends BargainCampaign {
  /** The spu of the sku, for its product page. */
  spuNo: SpuNo
  /** Its name, with its choices. */
  skuName: ProductName
  /** Its face. */
  picture: Picture
  /** Fen: before any cut. */
  price: Fen
  /** Fen: the lowest it can be cut to; at most `price`. */
  floorPrice: Fen
  /** Epoch ms: first moment of the campaign. */
  beginTime: EpochMs
  /** Epoch ms: last moment of the campaign, and of every bargain in it. */
  endTime: EpochMs
}

/** Skus whose price friends cut, those that end soonest first. */
export interface BargainList extends List<BargainItem> {}

/** A friend who helped. */
export interface BargainHelper {
  /** How the friend is called. */
  displayName: DisplayName
  /** The friend's avatar; empty for the default one. */
  uimg: Url
  /** Fen: what this friend cut off. */
  amount: Fen
  /** Epoch ms: when it happened. */
  time: EpochMs
}

/** A bargain of a shopper. */
export interface Bargain extends BargainId, BargainItem {
  /** Fen: what it costs now: from `price` down to `floorPrice`. */
  currentPrice: Fen
  /** Whether friends may still help. */
  status: BargainStatus
  /** Whether the asking shopper started it. */
  own: boolean
  /** Whether the asking shopper helped already; nobody helps twice. */
  helped: boolean
  /** Whether `help` asks for a captcha. */
  captchaNeeded: boolean
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
}

/** Helps a friend. */
export interface HelpBargain extends BargainId {
  /** What the captcha picture shows, where the bargain asks for one.
   * @minLength 1
   * @maxLength 8
   * @examples ["7K2F"] */
  captchaCode?: string
  /** Which captcha was read; goes with `captchaCode`. */
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
