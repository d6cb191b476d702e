import type { Picture } from './products.types'
import type { ActivityId } from './shared.types'

/** What can be won. */
export interface Prize {
  prizeId: string
  prizeName: string
  /** 1 a product, 2 a coupon, 3 points, 0 nothing this time. */
  prizeType: 0 | 1 | 2 | 3
  picture: Picture
}

/** A lottery. */
export interface LotteryActivity {
  activityNo: string
  name: string
  beginTime: number
  endTime: number
  /** Rules in the shop's words, one a paragraph. */
  rules: string[]
  prizes: Prize[]
}

/** How often one may still draw. */
export interface DrawCount {
  count: number
}

/** Whether an act of the shopper earned a draw. */
export interface LotteryTrigger {
  triggered: boolean
  count: number
}

/** A prize somebody won. */
export interface PrizeRecord extends Prize {
  recordId: string
  /** Epoch ms. */
  winTime: number
  /** 0 to be claimed, 1 claimed, 2 expired. */
  claimStatus: 0 | 1 | 2
}

/** A page of won prizes. */
export interface PrizePage {
  list: PrizeRecord[]
  count: number
}

/** Claims a prize. */
export interface ClaimPrize {
  recordId: string
  /** Where a product goes. */
  addressId?: string
}

/** A claimed prize. */
export interface ClaimedPrize {
  recordId: string
  /** The order a product travels with. */
  orderId?: string
}

/** Takes the reward of an activity. */
export interface TakeReward {
  activityNo: string
}

/** Draws. */
export interface Draw extends ActivityId {
  /** Which shop app it is drawn in. */
  systemType?: string
}

/** What a draw gave. */
export interface DrawResult {
  recordId: string
  prize: Prize
  /** How often one may still draw. */
  remainNum: number
}

/** How often one may still draw. */
export interface RemainingDraws {
  remainNum: number
}

/** Redeems a code for a draw. */
export interface RedeemDraw extends ActivityId {
  /** @minLength 1
   * @maxLength 40 */
  code: string
}

/** Something of a lottery to share. */
export interface ShareInfo extends ActivityId {
  shareId: string
  title: string
  url: string
  /** How many friends helped. */
  helperCount: number
}

/** Names a share. */
export interface ShareId {
  shareId: string
}

/** Whether the shopper follows the shop in the messaging app. */
export interface WechatCheck {
  followed: boolean
}

/** Products that can be won. */
export interface LuckDrawProducts {
  prizes: Prize[]
}
