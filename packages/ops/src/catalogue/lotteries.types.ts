import type { CampaignStatus, ClaimStatus, DoorWarning, OrderStatus, PrizeType } from '@hearth/domain'
import type { Expected, PageOf } from './shared.types'
import type { Moment, PlainId, SomePieces, ThingName, Words } from './values.types'

/** How often something is given or asked for.
 * @asType integer
 * @minimum 1
 * @maximum 1000 */
type LotteryTimes = number

/**
 * A prize: a product (`skuNo`), a coupon (`couponBatchId`), points (`points`), or nothing if none of the three is
 * there.
 */
export interface LotteryPrizeFacts {
  prizeId: PlainId
  /**
   * @minLength 1
   * @maxLength 40
   * @examples ["暖居智能台灯"]
   */
  name: string
  /** Name of the picture it is shown with; a product has that of its sku where absent. */
  picture?: ThingName
  /**
   * Its chance is its share of all weights; it is public, and fixed once the lottery is published.
   * @asType integer
   * @minimum 1
   * @maximum 1000000
   */
  weight: number
  /** How many there are in all; absent for as many as are drawn. A product needs it. */
  quantity?: SomePieces
  /**
   * Fen: value of the prize, at most 50,000 yuan; when absent, the price of the sku for a product.
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

/** What every player gets after a number of draws: a coupon or points. */
export interface LotteryRewardFacts extends Omit<LotteryPrizeFacts, 'weight' | 'skuNo'> {
  /** The number of draws. */
  after: LotteryTimes
}

/** How shoppers get chances to draw; a form that is left out gives none. */
export interface LotteryFormsDraft {
  /** Chances of each day in Beijing. */
  day?: { draws: LotteryTimes }
  /** One for each order paid during the lottery, up to this number. */
  order?: { most: LotteryTimes }
  /** One for a number of points, with a daily limit. */
  points?: { cost: LotteryTimes; mostADay: LotteryTimes }
  /** One for sharing, with a daily limit. */
  share?: { mostADay: LotteryTimes }
  /** One for a number of helping friends, with a limit. */
  help?: { helpers: LotteryTimes; most: LotteryTimes }
}

/** Whether each form runs at a door; for those that are left out, `DOOR_FORMS` of the domain decides. */
export interface LotteryDoorDraft {
  day?: boolean
  order?: boolean
  points?: boolean
  share?: boolean
  help?: boolean
}

/** Which forms run at which doors, as the owner decides; platforms forbid some. */
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
   * A description in one sentence.
   * @maxLength 200
   */
  description?: string
  /** Name of the picture of its page. */
  picture?: ThingName
  /**
   * Its rules, one a paragraph.
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
  /** Prizes that one shopper wins at most; 3 where absent. */
  mostWins?: LotteryTimes
  /**
   * Days for which a prize can be claimed; 30 where absent.
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
   * Contact of the organiser.
   * @minLength 1
   * @maxLength 60
   * @examples ["400-000-0000"]
   */
  contact: string
}

/** Names a lottery. */
export interface OpsLotteryId {
  lotteryId: PlainId
}

/** What staff can do with a lottery in its present state. */
export type LotteryDeed = 'change' | 'publish' | 'stop' | 'copy'

/** A lottery in a list. */
export interface OpsLottery extends OpsLotteryId {
  version: number
  name: string
  /** Whether shoppers see it; from then on its prizes and odds stand. */
  published: boolean
  status: CampaignStatus
  /** Epoch ms. */
  beginTime: number
  /** Epoch ms. */
  endTime: number
  /** Draws that were made. */
  draws: number
  /** Shoppers who drew. */
  players: number
  allowed: LotteryDeed[]
}

/** Counts and costs of a prize. */
export interface OpsPrizeResult {
  prizeId: string
  name: string
  prizeType: PrizeType
  /** How many there are in all; absent for as many as are drawn. */
  quantity?: number
  /** Draws that hit it. */
  drawn: number
  /** How many were won and not taken back or expired. */
  given: number
  /** How many of those were claimed. */
  claimed: number
  /** How many expired, or were taken back. */
  expired: number
  /** Draws that hit this prize when none was left. */
  soldOut: number
  /** Fen: value of the claimed ones. */
  cost: number
}

/** A lottery with its settings and results; `campaigns.list` has the number of its page views. */
export interface OpsLotteryDetail extends OpsLottery {
  facts: LotteryFacts
  /** SHA-256 of the seed. */
  seedHash: string
  /** SHA-256 of the table of prizes. */
  tableHash: string
  results: OpsPrizeResult[]
  /** Fen: value of all claimed prizes. */
  cost: number
  /** Players whose prizes wait for staff. */
  inReview: number
  /** Rules of platforms that its forms may break, and the possible penalties. */
  warnings: DoorWarning[]
}

/** A prize as shoppers will see it. */
export interface OpsPreviewPrize {
  prizeId: string
  name: string
  prizeType: PrizeType
  /** Its chance in percent, such as `12.5%`. */
  odds: string
  /** How many there are in all; absent for as many as are drawn. */
  quantity?: number
  /** Fen: its value; absent for none. */
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
  /** In the order of the wheel. */
  prizes: OpsPreviewPrize[]
  /** Fen: average cost of a draw while prizes are left. */
  costOfADraw: number
  /** Fen: value of all prizes whose number is limited. */
  mostCost: number
  warnings: DoorWarning[]
}

/** Which lotteries are meant. */
export interface ListLotteries extends PageOf {
  /** Only published ones, or only drafts. */
  published?: boolean
  /** Only those that are not over. */
  open?: boolean
  /** The order: by id, or the latest begin first. */
  sort?: 'id' | 'newest'
}

/** Lotteries of a page. */
export interface OpsLotteryPage {
  lotteries: OpsLottery[]
  /** Names the next page; empty on the last. */
  after: string
}

/** A new lottery; shoppers see it once it is published. */
export interface AddLottery extends OpsLotteryId, LotteryFacts {}

/** A lottery as it is to be, with all its fields. Prizes, odds and chances of a published one can't change. */
export interface ChangeLottery extends Expected, OpsLotteryId, LotteryFacts {}

/** A lottery as it was read. */
export interface OpsLotteryAsRead extends Expected, OpsLotteryId {}

/** The same lottery at another time. */
export interface CopyLottery extends OpsLotteryAsRead {
  newId: PlainId
  beginTime: Moment
  endTime: Moment
}

/** A lottery in a shop file. */
export interface ShopFileLottery extends OpsLotteryId, LotteryFacts {
  /** Whether shoppers see it; they do when absent. */
  published?: boolean
}

/** Which draws are meant. */
export interface ListDraws extends PageOf, OpsLotteryId {
  /** Only draws whose prize has this status. */
  claimStatus?: ClaimStatus
  /** Only draws of players who wait for a decision of staff, or only of the others. */
  review?: boolean
  /** Only draws with a prize. */
  won?: boolean
  /** Only those of one shopper. */
  shopperId?: ThingName
  /** The latest first, or the first; `newest` when absent. */
  sort?: 'newest' | 'oldest'
}

/** A draw, as staff see it. */
export interface OpsDraw {
  recordId: string
  shopperId: string
  /** The middle of the telephone is hidden. */
  telephone: string
  /** Which draw of the shopper it was; 0 for a reward. */
  drawNo: number
  prizeId: string
  prizeName: string
  prizeType: PrizeType
  /** Whether the draw hit another prize that had run out. */
  soldOut: boolean
  /** Epoch ms. */
  wonAt: number
  claimStatus: ClaimStatus
  /** Epoch ms. */
  claimDeadline: number
  review: boolean
  /** The order of a product. */
  orderId?: string
  orderStatus?: OrderStatus
}

/** Draws of a page, the latest first. */
export interface OpsDrawPage {
  draws: OpsDraw[]
  /** Names the next page; empty on the last. */
  after: string
}

/** Decides about a player whose prizes wait. */
export interface JudgePlayer extends OpsLotteryAsRead {
  shopperId: ThingName
  /** Whether the prizes can be claimed; else they are taken back. */
  pass: boolean
  /**
   * Why not, as the shopper reads it.
   * @maxLength 100
   */
  reason?: string
}

/** Status of a player's prizes. */
export interface JudgedPlayer {
  version: number
  /** Prizes that were taken back. */
  takenBack: number
}
