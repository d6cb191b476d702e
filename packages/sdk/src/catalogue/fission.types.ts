import type { AwardStatus, CampaignStatus, DeviceId } from '@hearth/domain'
import type { PresentCoupon } from './content.types'
import type { Picture } from './picture.types'
import type { ProductItem } from './products.types'
import type { ActivityId } from './shared.types'
import type { Count, DisplayName, EpochMs, Id, Title, Url } from './values.types'

/** A fission activity, and the shopper's platform: some platforms forbid rewards for shares. */
export interface FissionQuery extends ActivityId {
  /** The shopper's device (C01): 1 app, 2 mobile, 7 mini-program, 8 smart-app; absent: a browser. */
  systemType?: DeviceId
}

/** Identifies a shopper's share. */
export interface FissionShareId {
  /** The share; its link contains it. */
  shareId: Id
}

/** Helps a friend's share. A captcha is required. */
export interface HelpFission extends FissionShareId {
  /** Id of the captcha, from `user.getCaptcha`. */
  captchaId: Id
  /** Text of the captcha picture.
   * @minLength 1
   * @maxLength 8
   * @examples ["7K3F"] */
  captchaCode: string
  /** The shopper's device (C01): 1 app, 2 mobile, 7 mini-program, 8 smart-app; absent: a browser. */
  systemType?: DeviceId
}

/** The reward of an activity: one coupon, or points. */
export interface FissionReward {
  /** Description of the reward.
   * @maxLength 60
   * @examples ["200 积分"] */
  name: string
  /** The coupon; absent for points. */
  coupon?: PresentCoupon
  /** Points; absent for a coupon. */
  integral?: Count
}

/** A shopper's share of an activity. */
export interface FissionShare extends ActivityId, FissionShareId {
  /** Title of the share. */
  title: Title
  /** Path that friends open. */
  url: Url
  /** Name of the share's owner, masked. */
  displayName: DisplayName
  /** Friends who have helped. */
  helperCount: Count
  /** Friends required. */
  helpers: Count
  /** Names of the friends, in the order in which they helped, masked. */
  helperNames: DisplayName[]
  /** Whether the asking shopper owns the share. */
  mine: boolean
  /** Whether the asking shopper has helped the share. */
  helped: boolean
  /** Status of the reward: not reached, claimable or claimed. */
  rewardStatus: AwardStatus
  /** Epoch ms: claim deadline of a reward that is reached. */
  claimDeadline: EpochMs
}

/** An activity of a product: a number of friends help, and the shopper claims the announced reward (F08). */
export interface FissionActivity extends ActivityId {
  /** Name of the activity. */
  name: Title
  /** Description.
   * @maxLength 200
   * @examples ["邀请 2 位好友助力，领取 200 积分"] */
  description: string
  /** Picture; absent: that of the product. */
  picture?: Picture
  /** Status: not begun, running or over. */
  status: CampaignStatus
  /** Epoch ms: from when friends can help. */
  beginTime: EpochMs
  /** Epoch ms: until when friends can help. */
  endTime: EpochMs
  /** Whether the activity is available on the shopper's platform. */
  runs: boolean
  /** The product of the activity. */
  productInfo: ProductItem
  /** Path of the product page. */
  targetUrl: Url
  /** Friends required. */
  helpers: Count
  /** The reward. */
  reward: FissionReward
  /** Pieces: rewards in total; absent for no limit. */
  quantity?: Count
  /** Pieces: rewards left; absent for no limit. */
  remaining?: Count
  /** Conditions in words, one sentence each.
   * @examples [["只分享不会获得奖励。"]] */
  rules: string[]
  /** The shopper's own share; absent for none, and for a visitor. */
  own?: FissionShare
}
