import type { CampaignStatus, ClaimStatus, DeviceId, PrizeType } from '@hearth/domain'
import type { Picture } from './picture.types'
import type { ActivityId, List, Page } from './shared.types'
import type { Count, EpochMs, Id, Url } from './values.types'

/** What can be won (F07). The shop's own choice of fields. */
export interface Prize {
  /** Names the prize. */
  prizeId: Id
  /** What it is called.
   * @examples ["暖居智能台灯"] */
  prizeName: string
  /** What kind of thing it is; 0 is nothing this time. */
  prizeType: PrizeType
  /** Picture of it. */
  picture: Picture
}

/**
 * A lottery: `activity` of the lottery state, kept only from a reply of code 0 (S16). The shop's own choice of fields
 * beside `activityNo`.
 */
export interface LotteryActivity {
  /** Names the lottery. */
  activityNo: Id
  /** What it is called.
   * @examples ["双十一幸运抽奖"] */
  name: string
  /** Not begun, running, over. */
  status: CampaignStatus
  /** Epoch ms: when it begins. */
  beginTime: EpochMs
  /** Epoch ms: when it ends. */
  endTime: EpochMs
  /** Its rules, one a paragraph.
   * @examples [["每人每天可抽奖 3 次", "邀请好友助力可多得一次机会"]] */
  rules: string[]
  /** What can be won, in the order of the wheel. */
  prizes: Prize[]
  /** The welfare page it leads to: `current welfare id` of the lottery state; absent for none. */
  welfareId?: Id
}

/** Whether an act of the shopper earned a draw. */
export interface LotteryTrigger extends RemainingDraws {
  /** Whether it did; an act earns once a day. */
  triggered: boolean
}

/** A prize the shopper won. */
export interface PrizeRecord extends Prize {
  /** Names the win. */
  recordId: Id
  /** The lottery it was won in. */
  activityNo: Id
  /** Epoch ms: when it was won. */
  winTime: EpochMs
  /** Epoch ms: until when it can be claimed. */
  claimDeadline: EpochMs
  /** Whether it was. */
  claimStatus: ClaimStatus
}

/** A page of won prizes, newest first: `records` of the lottery state. */
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
}

/** Takes the reward of an activity: what everybody gets who did all it asks. */
export interface TakeReward {
  /** Which activity. */
  activityNo: Id
}

/** Draws. Sent with an `Idempotency-Key`, so that one tap draws once. */
export interface Draw extends ActivityId {
  /** On which kind of device, as detection yields it (C01): `system type` of the lottery state; absent: not told. */
  systemType?: DeviceId
}

/** What a draw gave: data of any kind is a success (S16). */
export interface DrawResult {
  /** Names the draw, for claiming its prize. */
  recordId: Id
  /** What was won; of kind 0 for nothing. */
  prize: Prize
  /** Draws left (S16). */
  remainNum: Count
}

/** How often one may still draw. */
export interface RemainingDraws {
  /** Draws left (S16); 0 for a visitor. */
  remainNum: Count
}

/** Redeems a code for a draw. */
export interface RedeemDraw extends ActivityId {
  /** The code, as it stands on the card.
   * @minLength 1
   * @maxLength 40
   * @examples ["LUCKY-8F3K"] */
  code: string
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
}

/** Names a share. */
export interface ShareId {
  /** Which share; it stands in the link that was shared. */
  shareId: Id
}

/** Whether the shopper follows the shop in the messaging app. */
export interface WechatCheck {
  /** Whether they do; false outside of it. */
  followed: boolean
}

/** Products that can be won, in the order of the wheel. */
export interface LuckDrawProducts extends List<Prize> {}
