import type { CampaignStatus } from '@hearth/domain'
import type { Channel, EpochMs } from '@hearth/sdk/core'
import type { Expected, PageOf } from './shared.types'
import type { Moment, PlainId, ThingName } from './values.types'

/** A rate of a rebate in basis points, half of what was paid at most: 500 is 5 %.
 * @asType integer
 * @minimum 0
 * @maximum 5000
 * @examples [500] */
export type RebateRate = number

/** What staff may do with an offer in its present state. */
export type RebateOfferDeed = 'start' | 'stop' | 'change'

/** The target of an offer: exactly one of a sku, a product and a category. */
export interface RebateTargetDraft {
  /** The sku that it covers. */
  skuNo?: ThingName
  /** The product that it covers, all its skus. */
  spuNo?: ThingName
  /** The category that it covers, all its products. */
  categoryCode?: ThingName
  /** The rate of this target; the promoter's level's, or the offer's, if absent. */
  rate?: RebateRate
}

/** Settings of an offer of rebates. */
export interface RebateOfferFacts {
  /**
   * Title, as promoters read it.
   * @minLength 1
   * @maxLength 40
   * @examples ["冬季好物返利"]
   */
  name: string
  /**
   * A description in one sentence.
   * @maxLength 140
   */
  description?: string
  /** Name of the picture it is shown with; that of its first product where absent. */
  picture?: ThingName
  /** The channel of promoters it is for.
   * @default "retail" */
  channelCode?: Channel
  beginTime: Moment
  endTime: Moment
  /** The rate if neither the target nor the promoter's level has one. */
  rate: RebateRate
  /** The rate of a buyer's first purchase, where it is more; the same where absent. */
  firstRate?: RebateRate
  /** The coupon that friends may take along; none where absent. */
  couponBatchId?: ThingName
  /**
   * What it covers, each named once.
   * @minItems 1
   * @maxItems 500
   */
  targets: RebateTargetDraft[]
}

/** An offer of a shop file; it earns unless it says otherwise, or was stopped. */
export interface ShopFileRebateOffer extends RebateOfferFacts {
  offerId: PlainId
  /** Whether it earns. */
  published?: boolean
}

/** Rates by the level of promoters, for what no target of an offer has a rate. */
export interface ShopFileRebateLevel {
  /** What the owner sorts promoters by. */
  level: PlainId
  rate: RebateRate
}

/** Which offers are meant. */
export interface ListRebateOffers extends PageOf {
  /** Only those that are not over. */
  open?: boolean
  /** Only those that earn, or do not. */
  published?: boolean
  /** Only those of one channel. */
  channelCode?: Channel
  /** By id where absent. */
  sort?: 'id' | 'newest'
}

/** Names an offer. */
export interface RebateOfferId {
  offerId: PlainId
}

/** An offer as it was read. */
export interface RebateOfferAsRead extends RebateOfferId, Expected {}

/** A new offer. */
export interface AddRebateOffer extends ShopFileRebateOffer {}

/** An offer as it is to be; placed orders keep their rates. */
export interface ChangeRebateOffer extends RebateOfferFacts, RebateOfferAsRead {}

/** An offer to promoters. */
export interface OpsRebateOffer {
  offerId: string
  version: number
  name: string
  channelCode: string
  /** Whether it earns. */
  published: boolean
  /** Epoch ms. */
  beginTime: number
  /** Epoch ms. */
  endTime: number
  status: CampaignStatus
  /** Basis points. */
  rate: number
  /** Basis points on a first purchase; absent for the same. */
  firstRate?: number
  couponBatchId?: string
  /** How many things it covers. */
  targetCount: number
  /** What staff can do with it now. */
  allowed: RebateOfferDeed[]
}

/** Offers of a page. */
export interface OpsRebateOfferPage {
  offers: OpsRebateOffer[]
  /** Names the next page; empty on the last. */
  after: string
}

/** A target of an offer, as it is stored. */
export interface OpsRebateTarget {
  target: 'sku' | 'product' | 'category'
  /** Number of the sku or the product, or code of the category. */
  code: string
  /** Basis points; absent for that of the level or the offer. */
  rate?: number
}

/** The results of an offer. */
export interface RebateOfferResult {
  /** Lines of orders that earned by it. */
  lines: number
  /** Fen: amount paid for these orders. */
  paidAmount: number
  /** Fen: rebates earned by them, less those taken back. */
  earnedAmount: number
}

/** An offer with its targets and its results. */
export interface OpsRebateOfferDetail extends OpsRebateOffer {
  description: string
  targets: OpsRebateTarget[]
  result: RebateOfferResult
}

/** Rebates by the offer's own rates, published or not. */
export interface RebateOfferPreview {
  offerId: string
  name: string
  description: string
  /** Up to 50 of its skus, with the rebate of a piece at its ordinary price. */
  skus: RebatePreviewSku[]
}

/** A sku that an offer covers. */
export interface RebatePreviewSku {
  skuNo: string
  name: string
  /** Fen: its ordinary price. */
  price: number
  /** Basis points, by this offer alone. */
  rate: number
  /** Fen: rebate of one piece. */
  rebateAmount: number
}

/** Calculates the past cost of a rate: for one sku, product or category, or for everything if none is named. */
export interface TryRebateRate {
  rate: RebateRate
  skuNo?: ThingName
  spuNo?: ThingName
  categoryCode?: ThingName
  /** Epoch ms: counts lines of orders paid from then on; 30 days before now where absent. */
  from?: EpochMs
  /** Epoch ms: and up to then; now where absent. */
  to?: EpochMs
}

/** The cost that a rate would have had, for lines of orders paid in the period and not cancelled. */
export interface TriedRebateRate {
  /** Lines that were sold. */
  lines: number
  /** Fen: amount paid for them and not refunded. */
  paidAmount: number
  /** Fen: the cost if every line had come by a share. */
  mostCost: number
  /** Lines of these that did come by a share. */
  sharedLines: number
  /** Fen: rebates for them at this rate. */
  sharedCost: number
}

/** Rates by level. */
export interface RebateLevelRates {
  /** Each level once; a level that is not named has none. */
  levels: ShopFileRebateLevel[]
  version: number
}

/** Sets all rates by level. */
export interface SetRebateLevels extends Expected {
  /** @maxItems 50 */
  levels: ShopFileRebateLevel[]
}
