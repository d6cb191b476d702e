import type { AwardStatus, CampaignStatus, DeviceId } from '@hearth/domain'
import type { PresentCoupon } from './content.types'
import type { Picture } from './picture.types'
import type { ProductItem } from './products.types'
import type { ActivityId } from './shared.types'
import type { Count, DisplayName, EpochMs, Id, Title, Url } from './values.types'

/** Says which fission activity, and by which door the shopper comes: some doors forbid to ask friends for rewards. */
export interface FissionQuery extends ActivityId {
  /** On which kind of device, as detection yields it (C01); absent: a browser. */
  systemType?: DeviceId
}

/** Identifies a shopper's share. */
export interface FissionShareId {
  /** The request, as its link has it. */
  shareId: Id
}

/** Helps a friend. The helper reads a picture, so that no program helps. */
export interface HelpFission extends FissionShareId {
  /** The captcha that was shown; `user.getCaptcha` makes one. */
  captchaId: Id
  /** What it shows.
   * @minLength 1
   * @maxLength 8
   * @examples ["7K3F"] */
  captchaCode: string
  /** On which kind of device (C01); absent: a browser. */
  systemType?: DeviceId
}

/** The reward for enough helpers: one coupon, or points. */
export interface FissionReward {
  /** In words.
   * @maxLength 60
   * @examples ["200 积分"] */
  name: string
  /** The coupon; absent for points. */
  coupon?: PresentCoupon
  /** Points that are got; absent for a coupon. */
  integral?: Count
}

/** A shopper's share, as somebody sees it. */
export interface FissionShare extends ActivityId, FissionShareId {
  /** What is shared of it. */
  title: Title
  /** Path that friends open. */
  url: Url
  /** Who asks, the middle of the name hidden. */
  displayName: DisplayName
  /** Friends who helped. */
  helperCount: Count
  /** Friends required. */
  helpers: Count
  /** Their names in the order in which they helped, each with its middle hidden. */
  helperNames: DisplayName[]
  /** Whether it is the asking shopper's own. */
  mine: boolean
  /** Whether the asking shopper helped here. */
  helped: boolean
  /** Whether its reward was reached, can be claimed, or was. */
  rewardStatus: AwardStatus
  /** Epoch ms: until when a reward that was reached can be claimed. */
  claimDeadline: EpochMs
}

/** An activity of a product: so many friends help, and the reward that was told before is claimed (F08). */
export interface FissionActivity extends ActivityId {
  /** What it is called. */
  name: Title
  /** What it is about.
   * @maxLength 200
   * @examples ["邀请 2 位好友助力，领取 200 积分"] */
  description: string
  /** What it looks like; that of its product where absent. */
  picture?: Picture
  /** Where it stands in its time. */
  status: CampaignStatus
  /** Epoch ms: first moment at which friends help. */
  beginTime: EpochMs
  /** Epoch ms: last moment at which they do. */
  endTime: EpochMs
  /** Whether asking friends runs where the shopper is. */
  runs: boolean
  /** The product that it is about. */
  productInfo: ProductItem
  /** Path where the product is bought. */
  targetUrl: Url
  /** Friends required, exactly. */
  helpers: Count
  /** What is got for it, exactly. */
  reward: FissionReward
  /** Pieces of the reward that there are in all; absent for no limit. */
  quantity?: Count
  /** Pieces of it that are left; absent for no limit. */
  remaining?: Count
  /** Its conditions in words, a sentence each.
   * @examples [["只分享不会获得奖励。"]] */
  rules: string[]
  /** What this shopper asked friends for; absent before that, and for a visitor. */
  own?: FissionShare
}
