import type { CampaignStatus, ClaimStatus, DoorWarning, OrderStatus, PrizeType } from '@hearth/domain'
import type { Expected, PageOf } from './shared.types'
import type { Moment, PlainId, SomePieces, ThingName, Words } from './values.types'

/** How often something is given or asked for.
 * @asType integer
 * @minimum 1
 * @maximum 1000 */
type LotteryTimes = number

/**
 * Something that can be won: a product (`skuNo`), a coupon (`couponBatchId`), points (`points`), or nothing, where it
 * has none of the three.
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
   * Fen: what it is worth, at most 50,000 yuan; a product has what its sku costs where absent.
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

/** What everybody gets who drew so often: a coupon or points. */
export interface LotteryRewardFacts extends Omit<LotteryPrizeFacts, 'weight' | 'skuNo'> {
  /** After so many draws. */
  after: LotteryTimes
}

/** How shoppers come by chances; a form that is left out gives none. */
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

/** Whether forms run at a door; those that are left out as `DOOR_FORMS` of the domain has it. */
export interface LotteryDoorDraft {
  day?: boolean
  order?: boolean
  points?: boolean
  share?: boolean
  help?: boolean
}

/** What an owner decides about forms at doors; platforms forbid some. */
export interface LotteryDoorsDraft {
  web?: LotteryDoorDraft
  messagingApp?: LotteryDoorDraft
  searchApp?: LotteryDoorDraft
}

/** What a lottery is. LotteryTimes are epoch ms. */
export interface LotteryFacts {
  /**
   * @minLength 1
   * @maxLength 40
   * @examples ["双十一幸运抽奖"]
   */
  name: string
  /**
   * What it is about, in a sentence.
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
   * What can be won, in the order of the wheel; one of them is nothing this time.
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
   * Who holds the lottery, as the law wants it told.
   * @minLength 1
   * @maxLength 60
   * @examples ["暖居商城"]
   */
  organiser: string
  /**
   * How to reach them.
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

/** What can be done with a lottery as it stands. */
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

/** What became of a prize. */
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
  /** Draws that hit it when none was left. */
  soldOut: number
  /** Fen: what the claimed ones are worth. */
  cost: number
}

/** A lottery with its facts and what became of it; `campaigns.list` has how often its page was seen. */
export interface OpsLotteryDetail extends OpsLottery {
  facts: LotteryFacts
  /** SHA-256 of the seed. */
  seedHash: string
  /** SHA-256 of the table of prizes. */
  tableHash: string
  results: OpsPrizeResult[]
  /** Fen: what all claimed prizes are worth. */
  cost: number
  /** Players whose prizes wait for staff. */
  inReview: number
  /** Rules of platforms that its forms may break, and what that may cost. */
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
  /** Fen: what it is worth; absent for nothing. */
  worth?: number
}

/** What shoppers will see of a lottery, and what it will cost. */
export interface LotteryPreview extends OpsLotteryId {
  name: string
  /** Epoch ms. */
  beginTime: number
  /** Epoch ms. */
  endTime: number
  rules: string[]
  /** In the order of the wheel. */
  prizes: OpsPreviewPrize[]
  /** Fen: what one draw costs on average, while prizes are left. */
  costOfADraw: number
  /** Fen: what all prizes that are limited are worth. */
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
  /** Only those of prizes that stand so. */
  claimStatus?: ClaimStatus
  /** Only those of players who wait for staff, or only the others. */
  review?: boolean
  /** Only those that gave something. */
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
  /** Whether the draw hit another prize, of which none was left. */
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

/** What became of a player's prizes. */
export interface JudgedPlayer {
  version: number
  /** Prizes that were taken back. */
  takenBack: number
}
