import type {
  CampaignStatus,
  ChancesLeft,
  ClaimStatus,
  DeviceId,
  DrawRefusal,
  LotteryForm,
  OrderStatus,
  PrizeType,
} from '@hearth/domain'
import type { Picture } from './picture.types'
import type { ActivityId, ById, List, Page, PageQuery } from './shared.types'
import type { Count, DisplayName, EpochMs, Fen, Id, SkuNo, SpuNo, Url } from './values.types'

/** A prize of a lottery (F07). The specification does not define the fields. */
export interface Prize {
  /** Id of the prize.
   * @examples ["night-light"] */
  prizeId: Id
  /** Name of the prize.
   * @examples ["暖居智能台灯"] */
  prizeName: string
  /** Type of the prize; 0 for no prize. */
  prizeType: PrizeType
  /** Picture; absent for a prize without one, such as points. */
  picture?: Picture
}

/** A prize with its published odds, which never change. */
export interface LotteryPrize extends Prize {
  /**
   * Draws: the published weight of the prize. The odds of the prize are this weight, divided by the sum of the weights
   * of all prizes.
   */
  weight: Count
  /** Pieces of the prize in total; absent for no limit. */
  quantity?: Count
  /** Pieces of the prize that are left. A draw that hits a prize with no piece left wins nothing. */
  left?: Count
  /** Fen: value; absent for none. */
  worth?: Fen
}

/** A lottery, and the shopper's platform: some platforms forbid some ways to earn a draw. */
export interface LotteryQuery extends ById {
  /** The shopper's device (C01): 1 app, 2 mobile, 7 mini-program, 8 smart-app; absent: a browser. */
  systemType?: DeviceId
}

/** The same as `LotteryQuery`, but the id of the lottery is in the field `activityId`. */
export interface LuckQuery extends ActivityId {
  /** The shopper's device (C01): 1 app, 2 mobile, 7 mini-program, 8 smart-app; absent: a browser. The specification
   * calls this field `system type` in the lottery state. */
  systemType?: DeviceId
}

/** One way to earn draws. A way that a lottery does not list earns none. */
export interface LotteryFormTerms {
  /** The way to earn draws. */
  form: LotteryForm
  /** Whether the way is available on the shopper's platform; draws earned elsewhere can be used in any case. */
  runs: boolean
  /** Draws a day: the exact number for the way `day`, the maximum for `points` and `share`. */
  mostADay?: Count
  /** Draws in total: the maximum for the ways `order` and `help`. */
  most?: Count
  /** Points: price of a draw, for the way `points`. */
  cost?: Count
  /** Friends required for one draw, for the way `help`. */
  helpers?: Count
}

/** The reward for every shopper who draws often enough. */
export interface LotteryReward extends Prize {
  /** Draws after which the reward can be claimed. */
  after: Count
  /** Whether the shopper has claimed the reward. */
  taken: boolean
}

/** A shopper who won a product; coupons and points are not announced. */
export interface LotteryWinner {
  /** Name of the winner, masked. */
  name: DisplayName
  /** Name of the prize.
   * @examples ["暖居智能台灯"] */
  prizeName: string
  /** Epoch ms: when the prize was won. */
  winTime: EpochMs
}

/**
 * A lottery, and what the shopper can do in it. It is `activity` of the specification's lottery state, which clients
 * store only from a reply with code 0 (S16); the specification defines only the field `activityNo`. The fields include
 * what order 32 of the market regulator requires: prizes, odds, quantities, value, times, conditions, organiser and
 * contact.
 */
export interface LotteryActivity {
  /** Id of the lottery.
   * @examples ["welcome-gift"] */
  activityNo: Id
  /** Name of the lottery.
   * @examples ["双十一幸运抽奖"] */
  name: string
  /** Description, one sentence; may be empty.
   * @examples ["每天来抽一次，好物带回家"] */
  description: string
  /** Picture of the lottery's page. */
  picture?: Picture
  /** Status: not begun, running or over. */
  status: CampaignStatus
  /** Epoch ms: when the lottery begins. */
  beginTime: EpochMs
  /** Epoch ms: when the lottery ends. */
  endTime: EpochMs
  /** Rules, one paragraph each.
   * @examples [["每人每天可抽奖 3 次", "邀请好友助力可多得一次机会"]] */
  rules: string[]
  /**
   * The prizes with their published odds, in the order in which the wheel shows them. One entry stands for no prize.
   */
  prizes: LotteryPrize[]
  /** The ways to earn draws. */
  forms: LotteryFormTerms[]
  /** Times that one shopper can win at most. */
  mostWins: Count
  /** Days in which a prize can be claimed. */
  claimDays: Count
  /** Organiser of the lottery.
   * @examples ["暖居商城"] */
  organiser: string
  /** Contact of the organiser.
   * @examples ["400-000-0000"] */
  contact: string
  /** SHA-256 of the seed, published before the lottery begins.
   * @examples ["9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"] */
  seedHash: string
  /** SHA-256 of the prize table, published before the lottery begins; see `prizeTableText` of `@hearth/domain`.
   * @examples ["60303ae22b998861bce3b28f33eec1be758a213c86c93c076dbe9f558c11c752"] */
  tableHash: string
  /** The seed, published after the lottery ends. It verifies every draw; see `drawPrize` of `@hearth/domain`.
   * @examples ["b0f1b0f1b0f1b0f1b0f1b0f1b0f1b0f1b0f1b0f1b0f1b0f1b0f1b0f1b0f1b0f1"] */
  seed?: string
  /** Pseudonym of the shopper, an input of their draws; absent for a visitor.
   * @examples ["5f1d7a84db00d2fc"] */
  player?: string
  /** Draws left (S16); 0 for a visitor. */
  remainNum: Count
  /** The draws left, by the way in which the shopper earned them. */
  chances: ChancesLeft
  /** Times that the shopper has won. */
  wins: Count
  /** Draws that the shopper has made. */
  draws: Count
  /** The reason why the shopper cannot draw now; absent if they can, and for a visitor while the lottery is running. */
  refusal?: DrawRefusal
  /** The reward for every shopper who draws often enough; absent for none. */
  reward?: LotteryReward
  /** Winners of products, latest first, at most 20. All of them are real. */
  winners: LotteryWinner[]
  /**
   * Id of the welfare page to link to; absent for none. The specification calls it `current welfare id` in the lottery
   * state.
   */
  welfareId?: Id
}

/** Whether an action of the shopper earned a draw. */
export interface LotteryTrigger extends RemainingDraws {
  /** Whether the action earned a draw. */
  triggered: boolean
  /** The reason why the action earned no draw, in words for the shopper; absent if it earned one.
   * @examples ["当前平台暂不提供该方式，其他方式获得的机会照常可用"] */
  reason?: string
}

/** Asks for prizes. */
export interface PrizeQuery extends PageQuery {
  /** Only prizes with this status; absent: all prizes. */
  claimStatus?: ClaimStatus
  /** All draws of this lottery, including those without a prize; absent: the prizes of all lotteries.
   * @examples ["welcome-gift"] */
  activityId?: Id
}

/** A draw of the shopper with its result, and the data to verify it. */
export interface PrizeRecord extends Prize {
  /** Id of the draw. */
  recordId: Id
  /** The lottery.
   * @examples ["welcome-gift"] */
  activityNo: Id
  /** Name of the lottery.
   * @examples ["双十一幸运抽奖"] */
  activityName: string
  /** Epoch ms: when the shopper drew. */
  winTime: EpochMs
  /** Epoch ms: claim deadline. */
  claimDeadline: EpochMs
  /** Status of the claim. */
  claimStatus: ClaimStatus
  /** Whether staff must review the prize before the shopper can claim it. */
  review: boolean
  /** Reason why the shop revoked the prize; absent if it was not revoked.
   * @examples ["同一设备多个账号参与"] */
  reason?: string
  /** The order that ships the product; absent until the product is claimed. */
  orderId?: Id
  /** Status of the order that ships the product. */
  orderStatus?: OrderStatus
  /** Draws that the shopper has made in the lottery, including this draw; 0 if this entry is a reward. */
  drawNo: Count
  /** Pseudonym of the shopper in the lottery.
   * @examples ["5f1d7a84db00d2fc"] */
  player: string
  /** The word that the client sent with the draw; empty for none.
   * @examples ["k3v9q1"] */
  word: string
  /** The prize that the draw hit. It differs from the prize that was given if no piece was left. */
  drawnPrizeId: Id
}

/** A page of draws, newest first. The specification's lottery state calls it `records`. */
export interface PrizePage extends Page<PrizeRecord> {}

/** Claims a prize. Sent with an `Idempotency-Key`. */
export interface ClaimPrize {
  /** The draw that won the prize. */
  recordId: Id
  /** The shipping address of a product; absent for coupons and points. */
  addressId?: Id
}

/** A claimed prize. */
export interface ClaimedPrize {
  /** The draw that won the prize. */
  recordId: Id
  /** The order that ships the product; absent for coupons and points. */
  orderId?: Id
  /** The coupon; absent for products and points. */
  couponId?: Id
  /** Points; absent for products and coupons. */
  integral?: Count
}

/** Claims the reward of a lottery for drawing often enough. */
export interface TakeReward {
  /** The lottery.
   * @examples ["welcome-gift"] */
  activityNo: Id
}

/** Draws once. Sent with an `Idempotency-Key`, so that a repeated request draws once. */
export interface Draw extends LuckQuery {
  /**
   * A word that the client chooses as an input of the draw, so that the creator of the seed could not foresee the
   * result; absent for none.
   * @pattern ^[a-z0-9]{1,32}$
   * @examples ["k3v9q1"]
   */
  word?: string
}

/** The result of a draw. A reply with data is a success (S16). */
export interface DrawResult {
  /** Id of the draw, to claim its prize. */
  recordId: Id
  /** The prize that was given; its type is 0 if nothing was won. */
  prize: Prize
  /** Whether the draw hit a prize with no piece left, and therefore won nothing. */
  soldOut: boolean
  /** Epoch ms: claim deadline of the prize. */
  claimDeadline: EpochMs
  /** Draws left (S16). */
  remainNum: Count
}

/** The number of draws left. */
export interface RemainingDraws {
  /** Draws left (S16); 0 for a visitor. */
  remainNum: Count
}

/** The draws and points left after points were redeemed. */
export interface RedeemedDraw extends RemainingDraws {
  /** Points left. */
  integral: Count
}

/** A shopper's share of a lottery. The specification does not define the fields. */
export interface ShareInfo extends ActivityId {
  /** Id of the share; friends help with it. */
  shareId: Id
  /** Title that friends read.
   * @examples ["帮我助力一次，一起抽智能台灯"] */
  title: string
  /** URL to share. */
  url: Url
  /** Friends who have helped. */
  helperCount: Count
  /** Friends required for one draw. */
  helpers: Count
  /** Draws that the share has earned. */
  earned: Count
  /** Whether the asking shopper owns the share. */
  mine: boolean
  /** Whether the asking shopper has helped in this lottery. */
  helped: boolean
}

/** Identifies a share. */
export interface ShareId {
  /** The share; its link contains it. */
  shareId: Id
}

/** Helps a friend's share. */
export interface HelpDraw extends ShareId {
  /** The shopper's device (C01): 1 app, 2 mobile, 7 mini-program, 8 smart-app; absent: a browser. */
  systemType?: DeviceId
}

/** Whether the shopper follows the shop in the messaging app (WeChat). */
export interface WechatCheck {
  /**
   * Whether the shop can send messages to the shopper in the messaging app; false for a visitor, and until the shopper
   * has allowed a message there.
   */
  followed: boolean
}

/** A product among the prizes. */
export interface LuckDrawProduct extends LotteryPrize {
  /** The sku that is shipped. */
  skuNo: SkuNo
  /** The spu of the sku, for the link to its product page. */
  spuNo: SpuNo
}

/** The products among the prizes, in the order of the wheel. */
export interface LuckDrawProducts extends List<LuckDrawProduct> {}
