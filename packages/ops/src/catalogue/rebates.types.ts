import type { CampaignStatus } from '@hearth/domain'
import type { Channel, EpochMs } from '@hearth/sdk/core'
import type { Expected, PageOf } from './shared.types'
import type { Moment, PlainId, ThingName } from './values.types'

/** The rate of a rebate in basis points, at most half of the price paid: 500 is 5 %.
 * @asType integer
 * @minimum 0
 * @maximum 5000
 * @examples [500] */
export type RebateRate = number

/** What staff may do with an offer in its present state. */
export type RebateOfferDeed = 'start' | 'stop' | 'change'

/** A target of an offer: exactly one of a sku, a product and a category. */
export interface RebateTargetDraft {
  /** The sku that the target covers. */
  skuNo?: ThingName
  /** The product that the target covers, with all its skus. */
  spuNo?: ThingName
  /** The category that the target covers, with all its products. */
  categoryCode?: ThingName
  /** The rate of this target. When absent, the rate of the promoter's level applies, or else that of the offer. */
  rate?: RebateRate
}

/** Settings of a rebate offer. */
export interface RebateOfferFacts {
  /**
   * Name of the offer, as promoters read it.
   * @minLength 1
   * @maxLength 40
   * @examples ["冬季好物返利"]
   */
  name: string
  /**
   * A description, one sentence long.
   * @maxLength 140
   */
  description?: string
  /** Name of the picture of the offer; when absent, the offer has the picture of its first product. */
  picture?: ThingName
  /** The channel of the promoters that the offer is for.
   * @default "retail" */
  channelCode?: Channel
  beginTime: Moment
  endTime: Moment
  /** The rate for a target without a rate, if the promoter's level has no rate either. */
  rate: RebateRate
  /** The rate for a buyer's first purchase, if it is higher; `rate` when absent. */
  firstRate?: RebateRate
  /** The coupon batch for friends of the promoter; none when absent. */
  couponBatchId?: ThingName
  /**
   * The targets, each named once.
   * @minItems 1
   * @maxItems 500
   */
  targets: RebateTargetDraft[]
}

/** A rebate offer in a shop file. */
export interface ShopFileRebateOffer extends RebateOfferFacts {
  offerId: PlainId
  /** Whether the offer earns rebates. When absent, a known offer stays as it is, and a new one is published. */
  published?: boolean
}

/** The rebate rate for promoters of one level. It applies to targets without a rate. */
export interface ShopFileRebateLevel {
  /** The level of promoters. */
  level: PlainId
  rate: RebateRate
}

/** Selects the offers to list. */
export interface ListRebateOffers extends PageOf {
  /** Only offers that are not over. */
  open?: boolean
  /** True: only published offers; false: only unpublished ones. */
  published?: boolean
  /** Only offers of one channel. */
  channelCode?: Channel
  /** Order of the list; `id` when absent. */
  sort?: 'id' | 'newest'
}

/** Identifies an offer. */
export interface RebateOfferId {
  offerId: PlainId
}

/** An offer, with the version that was read. */
export interface RebateOfferAsRead extends RebateOfferId, Expected {}

/** Adds an offer. */
export interface AddRebateOffer extends ShopFileRebateOffer {}

/** Replaces the settings of an offer. Placed orders keep their rates. */
export interface ChangeRebateOffer extends RebateOfferFacts, RebateOfferAsRead {}

/** A rebate offer in a list. */
export interface OpsRebateOffer {
  offerId: string
  version: number
  name: string
  channelCode: string
  /** Whether the offer earns rebates from its begin to its end time. */
  published: boolean
  /** Epoch ms. */
  beginTime: number
  /** Epoch ms. */
  endTime: number
  status: CampaignStatus
  /** Basis points. */
  rate: number
  /** Basis points for a first purchase; absent if it is the same rate. */
  firstRate?: number
  couponBatchId?: string
  /** Number of the offer's targets. */
  targetCount: number
  /** What staff can do with the offer now. */
  allowed: RebateOfferDeed[]
}

/** A page of offers. */
export interface OpsRebateOfferPage {
  offers: OpsRebateOffer[]
  /** Value of `after` that requests the next page; empty on the last page. */
  after: string
}

/** A target of an offer, as it is stored. */
export interface OpsRebateTarget {
  target: 'sku' | 'product' | 'category'
  /** Number of the sku or the product, or code of the category. */
  code: string
  /** Basis points; absent if the rate of the level or the offer applies. */
  rate?: number
}

/** Results of an offer. */
export interface RebateOfferResult {
  /** Order lines that earned rebates by the offer. */
  lines: number
  /** Fen: amount paid for the order lines that earned rebates by the offer. */
  paidAmount: number
  /** Fen: rebates of the order lines that earned rebates by the offer, less rebates that were taken back. */
  earnedAmount: number
}

/** An offer with its targets and its results. */
export interface OpsRebateOfferDetail extends OpsRebateOffer {
  description: string
  targets: OpsRebateTarget[]
  result: RebateOfferResult
}

/** The rebates of an offer at its own rates, published or not. */
export interface RebateOfferPreview {
  offerId: string
  name: string
  description: string
  /** Up to 50 skus of the offer, with the rebate for one piece at its ordinary price. */
  skus: RebatePreviewSku[]
}

/** A sku of an offer with its rebate. */
export interface RebatePreviewSku {
  skuNo: string
  name: string
  /** Fen: ordinary price of the sku. */
  price: number
  /** Basis points, at the rates of this offer. */
  rate: number
  /** Fen: rebate for one piece. */
  rebateAmount: number
}

/** Calculates what a rate would have cost: for a sku, a product or a category, or for all products if none is named. */
export interface TryRebateRate {
  rate: RebateRate
  skuNo?: ThingName
  spuNo?: ThingName
  categoryCode?: ThingName
  /** Epoch ms: begin of the period in which the order lines were paid; 30 days ago when absent. */
  from?: EpochMs
  /** Epoch ms: end of the period in which the order lines were paid; now when absent. */
  to?: EpochMs
}

/** What a rate would have cost, for order lines that were paid in the period and not cancelled. */
export interface TriedRebateRate {
  /** Lines that were sold. */
  lines: number
  /** Fen: amount paid for the lines and not refunded. */
  paidAmount: number
  /** Fen: cost if every line had been bought by a promoter's share. */
  mostCost: number
  /** Lines that were bought by a promoter's share. */
  sharedLines: number
  /** Fen: cost of the lines that were bought by a promoter's share. */
  sharedCost: number
}

/** The rebate rates of all levels of promoters. */
export interface RebateLevelRates {
  /** The levels, each named once. A level that is not named has no rate. */
  levels: ShopFileRebateLevel[]
  version: number
}

/** Replaces the rebate rates of all levels of promoters. */
export interface SetRebateLevels extends Expected {
  /** @maxItems 50 */
  levels: ShopFileRebateLevel[]
}
