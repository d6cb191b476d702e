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

/** What can be won (F07). The shop's own choice of fields. */
export interface Prize {
  /** Names the prize. */
  prizeId: Id
  /** What it is called.
   * @examples ["暖居智能台灯"] */
  prizeName: string
  /** What kind of thing it is; 0 is nothing this time. */
  prizeType: PrizeType
  /** Picture of it; absent for one that has none, such as points. */
  picture?: Picture
}

/** A prize with its published odds, which never move. */
export interface LotteryPrize extends Prize {
  /** Times it comes up in as many draws as all weights together, on average: its published odds. */
  weight: Count
  /** Pieces there are in all; absent for as many as are drawn. */
  quantity?: Count
  /** Pieces that are left. A draw that hits a prize of which none is left gives nothing. */
  left?: Count
  /** Fen: what it is worth; absent for nothing. */
  worth?: Fen
}

/** Says which lottery, and by which door the shopper comes: some doors forbid some ways to a chance. */
export interface LotteryQuery extends ById {
  /** On which kind of device, as detection yields it (C01); absent: a browser. */
  systemType?: DeviceId
}

/** The same by the name that the luck service has for it. */
export interface LuckQuery extends ActivityId {
  /** On which kind of device, as detection yields it (C01): `system type` of the lottery state; absent: a browser. */
  systemType?: DeviceId
}

/** Chances by one form. A form that a lottery leaves out gives none. */
export interface LotteryFormTerms {
  /** How one comes by a chance. */
  form: LotteryForm
  /** Whether it runs where the shopper is; what was earned by it elsewhere can be used all the same. */
  runs: boolean
  /** Draws a day (`day`), or draws a day at most (`points`, `share`). */
  mostADay?: Count
  /** Draws in all at most (`order`, `help`). */
  most?: Count
  /** Points that a draw costs (`points`). */
  cost?: Count
  /** Friends who have to help for one chance (`help`). */
  helpers?: Count
}

/** What everybody gets who drew often enough. */
export interface LotteryReward extends Prize {
  /** Draws after which it can be taken. */
  after: Count
  /** Whether the shopper has it. */
  taken: boolean
}

/** Somebody who won a product; others are not told of coupons and points. */
export interface LotteryWinner {
  /** How they are called, with all but the ends hidden. */
  name: DisplayName
  /** What they won.
   * @examples ["暖居智能台灯"] */
  prizeName: string
  /** Epoch ms: when. */
  winTime: EpochMs
}

/**
 * A lottery: `activity` of the lottery state, kept only from a reply of code 0 (S16), with what a shopper can do about
 * it. The shop's own choice of fields beside `activityNo`. What order 32 of the market regulator wants to be told
 * stands in it: prizes, odds, quantities, worth, times, conditions, organiser and contact.
 */
export interface LotteryActivity {
  /** Names the lottery. */
  activityNo: Id
  /** What it is called.
   * @examples ["双十一幸运抽奖"] */
  name: string
  /** What it is about, in a sentence; empty for none.
   * @examples ["每天来抽一次，好物带回家"] */
  description: string
  /** Picture of its page. */
  picture?: Picture
  /** Not begun, running, over. */
  status: CampaignStatus
  /** Epoch ms: when it begins. */
  beginTime: EpochMs
  /** Epoch ms: when it ends. */
  endTime: EpochMs
  /** Its rules, one a paragraph.
   * @examples [["每人每天可抽奖 3 次", "邀请好友助力可多得一次机会"]] */
  rules: string[]
  /** What can be won, in the order of the wheel, with published odds. One of them is nothing this time. */
  prizes: LotteryPrize[]
  /** How shoppers come by chances. */
  forms: LotteryFormTerms[]
  /** Times that one shopper wins at most. */
  mostWins: Count
  /** Days for which a prize can be claimed. */
  claimDays: Count
  /** Who holds the lottery.
   * @examples ["暖居商城"] */
  organiser: string
  /** How to reach them.
   * @examples ["400-000-0000"] */
  contact: string
  /** SHA-256 of the seed, published before the begin.
   * @examples ["9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"] */
  seedHash: string
  /** SHA-256 of the table of prizes, published before the begin; see `prizeTableText` of the domain.
   * @examples ["60303ae22b998861bce3b28f33eec1be758a213c86c93c076dbe9f558c11c752"] */
  tableHash: string
  /** The seed: told once the lottery is over. With it anybody works out every draw; see `drawPrize` of the domain.
   * @examples ["b0f1b0f1b0f1b0f1b0f1b0f1b0f1b0f1b0f1b0f1b0f1b0f1b0f1b0f1b0f1b0f1"] */
  seed?: string
  /** What the lottery calls the shopper, in whose draws it stands; absent for a visitor.
   * @examples ["5f1d7a84db00d2fc"] */
  player?: string
  /** Draws left (S16); 0 for a visitor. */
  remainNum: Count
  /** The same by where they come from. */
  chances: ChancesLeft
  /** Times that the shopper won. */
  wins: Count
  /** Draws of the shopper. */
  draws: Count
  /** Why the shopper cannot draw now; absent where they can, and for a visitor while it runs. */
  refusal?: DrawRefusal
  /** What everybody gets who drew often enough; absent for nothing. */
  reward?: LotteryReward
  /** Who won products, the latest first, 20 at most. Nobody is made up. */
  winners: LotteryWinner[]
  /** The welfare page it leads to: `current welfare id` of the lottery state; absent for none. */
  welfareId?: Id
}

/** Whether an act of the shopper earned a draw. */
export interface LotteryTrigger extends RemainingDraws {
  /** Whether it did. */
  triggered: boolean
  /** Why not, in words for the shopper; absent where it did.
   * @examples ["当前平台暂不提供该方式，其他方式获得的机会照常可用"] */
  reason?: string
}

/** Which prizes are listed. */
export interface PrizeQuery extends PageQuery {
  /** Only those that stand so. */
  claimStatus?: ClaimStatus
  /** All draws of this lottery, those that gave nothing too; absent: what was won in all lotteries. */
  activityId?: Id
}

/** A draw of the shopper with its result, and the data for verifying it. */
export interface PrizeRecord extends Prize {
  /** Names the win. */
  recordId: Id
  /** The lottery it was won in. */
  activityNo: Id
  /** What the lottery is called.
   * @examples ["双十一幸运抽奖"] */
  activityName: string
  /** Epoch ms: when it was won. */
  winTime: EpochMs
  /** Epoch ms: until when it can be claimed. */
  claimDeadline: EpochMs
  /** Whether it was. */
  claimStatus: ClaimStatus
  /** Whether the shop looks at it before it can be claimed. */
  review: boolean
  /** Why the shop took it back; absent where it did not.
   * @examples ["同一设备多个账号参与"] */
  reason?: string
  /** The order a product travels with, once it was claimed. */
  orderId?: Id
  /** How that order stands. */
  orderStatus?: OrderStatus
  /** Draws of the shopper in that lottery, this one among them; 0 for a reward. */
  drawNo: Count
  /** What the lottery calls the shopper.
   * @examples ["5f1d7a84db00d2fc"] */
  player: string
  /** The word that the shopper's side chose for the draw; empty for none.
   * @examples ["k3v9q1"] */
  word: string
  /** What the draw hit: differs from the given prize if none of it was left. */
  drawnPrizeId: Id
}

/** A page of draws, newest first: `records` of the lottery state. */
export interface PrizePage extends Page<PrizeRecord> {}

/** Claims a prize. Sent with an `Idempotency-Key`. */
export interface ClaimPrize {
  /** Which win. */
  recordId: Id
  /** Where a product goes; absent for coupons and points. */
  addressId?: Id
}

/** A claimed prize. */
export interface ClaimedPrize {
  /** Which win. */
  recordId: Id
  /** The order a product travels with; absent for coupons and points. */
  orderId?: Id
  /** The coupon; absent for products and points. */
  couponId?: Id
  /** Points; absent for products and coupons. */
  integral?: Count
}

/** Takes the reward of an activity: what everybody gets who did all it asks. */
export interface TakeReward {
  /** Which activity. */
  activityNo: Id
}

/** Draws. Sent with an `Idempotency-Key`, so that one tap draws once. */
export interface Draw extends LuckQuery {
  /**
   * A word of the shopper's side that goes into the draw, so that whoever made the seed could not foresee the result;
   * absent for none.
   * @pattern ^[a-z0-9]{1,32}$
   * @examples ["k3v9q1"]
   */
  word?: string
}

/** What a draw gave: data of any kind is a success (S16). */
export interface DrawResult {
  /** Names the draw, for claiming its prize. */
  recordId: Id
  /** What was won; of kind 0 for nothing. */
  prize: Prize
  /** Whether the draw hit a prize that was sold out, so that it gave nothing, as the rules say. */
  soldOut: boolean
  /** Epoch ms: until when the prize can be claimed. */
  claimDeadline: EpochMs
  /** Draws left (S16). */
  remainNum: Count
}

/** How often one may still draw. */
export interface RemainingDraws {
  /** Draws left (S16); 0 for a visitor. */
  remainNum: Count
}

/** What exchanging points for a draw left. */
export interface RedeemedDraw extends RemainingDraws {
  /** Points left to spend. */
  integral: Count
}

/** Something of a lottery to share with friends. The shop's own choice of fields. */
export interface ShareInfo extends ActivityId {
  /** Names the share; friends help by it. */
  shareId: Id
  /** What friends read.
   * @examples ["帮我助力一次，一起抽智能台灯"] */
  title: string
  /** Where it leads. */
  url: Url
  /** Friends who helped. */
  helperCount: Count
  /** Friends who have to help for one chance. */
  helpers: Count
  /** Draws that it gave so far. */
  earned: Count
  /** Whether it is the asking shopper's own. */
  mine: boolean
  /** Whether the asking shopper has helped in this lottery. */
  helped: boolean
}

/** Names a share. */
export interface ShareId {
  /** Which share; it stands in the link that was shared. */
  shareId: Id
}

/** Helps a friend. */
export interface HelpDraw extends ShareId {
  /** On which kind of device, as detection yields it (C01); absent: a browser. */
  systemType?: DeviceId
}

/** Whether the shopper follows the shop in the messaging app. */
export interface WechatCheck {
  /** Whether the shop can write to the shopper there; false outside of it. */
  followed: boolean
}

/** A product that can be won. */
export interface LuckDrawProduct extends LotteryPrize {
  /** The sku that is sent. */
  skuNo: SkuNo
  /** Its product, with a page of its own. */
  spuNo: SpuNo
}

/** Products that can be won, in the order of the wheel. */
export interface LuckDrawProducts extends List<LuckDrawProduct> {}
