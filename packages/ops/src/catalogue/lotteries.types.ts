import type { CampaignStatus, ClaimStatus, DoorWarning, OrderStatus, PrizeType } from '@hearth/domain'
import type { Expected, PageOf } from './shared.types'
import type { Moment, PlainId, SomePieces, ThingName, Words } from './values.types'

/** A number of draws, chances, points or the like.
 * @asType integer
 * @minimum 1
 * @maximum 1000 */
type LotteryTimes = number

/**
 * A prize: a product (`skuNo`), a coupon (`couponBatchId`) or points (`points`). A prize without any of these fields
 * gives the player nothing.
 */
export interface LotteryPrizeFacts {
  prizeId: PlainId
  /**
   * @minLength 1
   * @maxLength 40
   * @examples ["暖居智能台灯"]
   */
  name: string
  /** Name of the picture of the prize; when absent, a product has the picture of its sku. */
  picture?: ThingName
  /**
   * The weight of the prize. The chance of the prize is its weight divided by the sum of all weights. Shoppers can read
   * the chance, and it cannot change once the lottery is published.
   * @asType integer
   * @minimum 1
   * @maximum 1000000
   */
  weight: number
  /** Total stock of the prize; no limit when absent. It is required for a product. */
  quantity?: SomePieces
  /**
   * Fen: value of the prize, at most 50,000 yuan. When absent, a product has the price of its sku.
   * @asType integer
   * @minimum 0
   * @maximum 5000000
   */
  worth?: number
  skuNo?: ThingName
  couponBatchId?: ThingName
  /**
   * @asType integer
   * @minimum 1
   * @maximum 1000000
   */
  points?: number
}

/** The coupon or points that every player gets after a number of draws. */
export interface LotteryRewardFacts extends Omit<LotteryPrizeFacts, 'weight' | 'skuNo'> {
  /** The number of draws. */
  after: LotteryTimes
}

/** The ways to get chances to draw. An omitted way gives none. */
export interface LotteryFormsDraft {
  /** A number of chances for each day, in Beijing time. */
  day?: { draws: LotteryTimes }
  /** One chance for each order paid during the lottery, up to a limit. */
  order?: { most: LotteryTimes }
  /** One chance for a number of points, with a daily limit. */
  points?: { cost: LotteryTimes; mostADay: LotteryTimes }
  /** One chance for sharing, with a daily limit. */
  share?: { mostADay: LotteryTimes }
  /** One chance for a number of helping friends, with a limit. */
  help?: { helpers: LotteryTimes; most: LotteryTimes }
}

/**
 * Whether each way to get chances runs on a platform (door). If a way is omitted, `DOOR_FORMS` of the domain says
 * whether it runs there.
 */
export interface LotteryDoorDraft {
  day?: boolean
  order?: boolean
  points?: boolean
  share?: boolean
  help?: boolean
}

/** The owner's choice of the ways to get chances on each platform (door). Some platforms forbid some ways. */
export interface LotteryDoorsDraft {
  web?: LotteryDoorDraft
  messagingApp?: LotteryDoorDraft
  searchApp?: LotteryDoorDraft
}

/** Settings of a lottery. Times are epoch ms. */
export interface LotteryFacts {
  /**
   * @minLength 1
   * @maxLength 40
   * @examples ["双十一幸运抽奖"]
   */
  name: string
  /**
   * A description, one sentence long.
   * @maxLength 200
   */
  description?: string
  /** Name of the picture of the lottery's page. */
  picture?: ThingName
  /**
   * The rules, one paragraph each.
   * @maxItems 20
   */
  rules?: Words[]
  beginTime: Moment
  endTime: Moment
  /**
   * The prizes in the order of the wheel; one of them gives nothing.
   * @minItems 2
   * @maxItems 8
   */
  prizes: LotteryPrizeFacts[]
  reward?: LotteryRewardFacts
  forms: LotteryFormsDraft
  doors?: LotteryDoorsDraft
  /** Number of prizes that one shopper can win; 3 when absent. */
  mostWins?: LotteryTimes
  /**
   * Days in which a prize can be claimed; 30 when absent.
   * @asType integer
   * @minimum 1
   * @maximum 365
   */
  claimDays?: number
  /**
   * Name of the organiser, which the law requires.
   * @minLength 1
   * @maxLength 60
   * @examples ["暖居商城"]
   */
  organiser: string
  /**
   * Telephone or other contact of the organiser.
   * @minLength 1
   * @maxLength 60
   * @examples ["400-000-0000"]
   */
  contact: string
}

/** Identifies a lottery. */
export interface OpsLotteryId {
  lotteryId: PlainId
}

/** What staff can do with a lottery in its present state. */
export type LotteryDeed = 'change' | 'publish' | 'stop' | 'copy'

/** A lottery in a list. */
export interface OpsLottery extends OpsLotteryId {
  version: number
  name: string
  /** Whether shoppers see the lottery. Prizes and odds of a published lottery are fixed. */
  published: boolean
  status: CampaignStatus
  /** Epoch ms. */
  beginTime: number
  /** Epoch ms. */
  endTime: number
  /** Draws that were made. */
  draws: number
  /** Shoppers who have drawn. */
  players: number
  allowed: LotteryDeed[]
}

/** Counts and costs of a prize. */
export interface OpsPrizeResult {
  prizeId: string
  name: string
  prizeType: PrizeType
  /** Total stock of the prize; absent if there is no limit. */
  quantity?: number
  /** Draws that landed on the prize. */
  drawn: number
  /** Prizes won that did not expire and were not taken back. */
  given: number
  /** Won prizes that were claimed. */
  claimed: number
  /** Prizes that expired or were taken back. */
  expired: number
  /** Draws that landed on the prize when none was left. */
  soldOut: number
  /** Fen: value of the claimed prizes. */
  cost: number
}

/** A lottery with its settings and results. `campaigns.list` has the counts of its page views. */
export interface OpsLotteryDetail extends OpsLottery {
  facts: LotteryFacts
  /** SHA-256 of the seed. */
  seedHash: string
  /** SHA-256 of the prize table. */
  tableHash: string
  results: OpsPrizeResult[]
  /** Fen: value of all claimed prizes. */
  cost: number
  /** Players whose prizes wait for review by staff. */
  inReview: number
  /** Rules of platforms that the lottery may break, and the possible penalties. */
  warnings: DoorWarning[]
}

/** A prize as shoppers will see it. */
export interface OpsPreviewPrize {
  prizeId: string
  name: string
  prizeType: PrizeType
  /** Chance of the prize in percent, such as `12.5%`. */
  odds: string
  /** Total stock of the prize; absent if there is no limit. */
  quantity?: number
  /** Fen: value of the prize; absent if it has none. */
  worth?: number
}

/** The lottery as shoppers will see it, and its expected cost. */
export interface LotteryPreview extends OpsLotteryId {
  name: string
  /** Epoch ms. */
  beginTime: number
  /** Epoch ms. */
  endTime: number
  rules: string[]
  /** The prizes in the order of the wheel. */
  prizes: OpsPreviewPrize[]
  /** Fen: average cost of a draw while prizes are left. */
  costOfADraw: number
  /** Fen: value of all prizes whose number is limited. */
  mostCost: number
  warnings: DoorWarning[]
}

/** Selects the lotteries to list. */
export interface ListLotteries extends PageOf {
  /** True: only published lotteries; false: only drafts. */
  published?: boolean
  /** Only lotteries that are not over. */
  open?: boolean
  /** Order of the list: by id, or the latest begin first; `id` when absent. */
  sort?: 'id' | 'newest'
}

/** A page of lotteries. */
export interface OpsLotteryPage {
  lotteries: OpsLottery[]
  /** Value of `after` that requests the next page; empty on the last page. */
  after: string
}

/** Adds a lottery. Shoppers see it once it is published. */
export interface AddLottery extends OpsLotteryId, LotteryFacts {}

/** Replaces the settings of a lottery. Prizes, odds and chances of a published lottery cannot change. */
export interface ChangeLottery extends Expected, OpsLotteryId, LotteryFacts {}

/** A lottery, with the version that was read. */
export interface OpsLotteryAsRead extends Expected, OpsLotteryId {}

/** Copies a lottery to another time. */
export interface CopyLottery extends OpsLotteryAsRead {
  newId: PlainId
  beginTime: Moment
  endTime: Moment
}

/** A lottery in a shop file. */
export interface ShopFileLottery extends OpsLotteryId, LotteryFacts {
  /** Whether shoppers see the lottery; `true` when absent. */
  published?: boolean
}

/** Selects the draws to list. */
export interface ListDraws extends PageOf, OpsLotteryId {
  /** Only draws whose prize has this status. */
  claimStatus?: ClaimStatus
  /** True: only draws of players who wait for review by staff; false: only draws of others. */
  review?: boolean
  /** True: only draws that won a prize; false: only the others. */
  won?: boolean
  /** Only draws of one shopper. */
  shopperId?: ThingName
  /** Order of the list; `newest` when absent. */
  sort?: 'newest' | 'oldest'
}

/** A draw of a shopper. */
export interface OpsDraw {
  recordId: string
  shopperId: string
  /** Telephone of the shopper, its middle hidden. */
  telephone: string
  /**
   * Number of the draw among the shopper's draws, from 1. It is 0 for the reward that a player gets for a number of
   * draws.
   */
  drawNo: number
  prizeId: string
  prizeName: string
  prizeType: PrizeType
  /** Whether the draw won nothing because it landed on a prize that was sold out. */
  soldOut: boolean
  /** Epoch ms. */
  wonAt: number
  claimStatus: ClaimStatus
  /** Epoch ms. */
  claimDeadline: number
  review: boolean
  /** The order that ships the product; absent until the product is claimed, and for prizes that are not products. */
  orderId?: string
  orderStatus?: OrderStatus
}

/** A page of draws. */
export interface OpsDrawPage {
  draws: OpsDraw[]
  /** Value of `after` that requests the next page; empty on the last page. */
  after: string
}

/** Decides about a player whose prizes wait for review. */
export interface JudgePlayer extends OpsLotteryAsRead {
  shopperId: ThingName
  /** Whether the prizes can be claimed; otherwise they are taken back. */
  pass: boolean
  /**
   * The reason of taking the prizes back, as the shopper reads it.
   * @maxLength 100
   */
  reason?: string
}

/** Result of a decision about a player. */
export interface JudgedPlayer {
  version: number
  /** Prizes that were taken back. */
  takenBack: number
}
