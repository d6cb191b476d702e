import type { AwardStatus, CampaignStatus, DeviceId } from '@hearth/domain'
import type { PresentCoupon } from './content.types'
import type { Picture } from './picture.types'
import type { List, Page } from './shared.types'
import type { Channel, Count, DisplayName, EpochMs, Fen, Id, Telephone, Title, Url } from './values.types'

/** The channel and platform of the shopper: some platforms forbid rewards for inviting. */
export interface GetInviteStatus {
  /** The channel; the default differs from other calls (K02).
   * @default "xdapp" */
  channelCode?: Channel
  /** The shopper's device (C01): 1 app, 2 mobile, 7 mini-program, 8 smart-app; absent: a browser. */
  systemType?: DeviceId
}

/** A step of the reward: a number of buyers wins a coupon. */
export interface InviteStep {
  /** Buyers required. */
  buyerCount: Count
  /** Description of the reward.
   * @maxLength 60
   * @examples ["「满 200 减 50」优惠券"] */
  reward: string
  /** The coupon of the reward. */
  coupon: PresentCoupon
}

/** A campaign in which promoters invite buyers. */
export interface InviteCampaign {
  /** Id of the campaign.
   * @examples ["invite-friends"] */
  campaignId: Id
  /** Name of the campaign. */
  title: Title
  /** Description.
   * @maxLength 200
   * @examples ["新朋友领「新人券」，推广员邀请成交另有奖励"] */
  description: string
  /** Picture; absent for none. */
  picture?: Picture
  /** Status: not begun, running or over. */
  status: CampaignStatus
  /** Epoch ms: first moment of the campaign. */
  beginTime: EpochMs
  /** Epoch ms: last moment of the campaign. */
  endTime: EpochMs
  /** The coupon for invited friends. */
  coupon: PresentCoupon
  /** Steps of the reward for promoters, the fewest buyers first. */
  steps: InviteStep[]
  /** Rules: what counts as an invitation and what it earns, one sentence each.
   * @examples [["只分享不会获得奖励。"]] */
  rules: string[]
}

/** Whether an invitation campaign runs. The specification does not define the fields. */
export interface InviteStatus {
  /** Whether the campaign is running for this channel and on this platform. */
  active: boolean
  /** Whether inviting for rewards is available on this platform; a platform may forbid it. */
  runs: boolean
  /**
   * The running campaign; if none is running, the next campaign, or else the last one. Absent if there has never been a
   * campaign.
   */
  campaign?: InviteCampaign
}

/** Identifies an invitation by the share id of its link. */
export interface InvitationQuery extends Pick<GetInviteStatus, 'systemType'> {
  /** The inviter: the share id of the link. */
  shareId: Id
}

/** An invitation, as the invited friend reads it. */
export interface Invitation {
  /** The inviter's nickname, else the masked display name. */
  displayName: DisplayName
  /** The inviter's avatar; empty for the default one. */
  uimg: Url
  /** Whether the asking shopper is the inviter. */
  mine: boolean
  /** The coupon that the asking shopper took; absent for none. */
  couponId?: Id
  /** The reason why the asking shopper cannot take the coupon. Absent for visitors, and if the shopper can take the
   * coupon or has taken it.
   * @maxLength 60
   * @examples ["这张券仅限从未在本店购买过的新朋友领取"] */
  refusal?: string
}

/** A promoter's progress on a step. */
export interface InviteStepProgress {
  /** Buyers required. */
  buyerCount: Count
  /** Status of the award: not reached, claimable or claimed. */
  status: AwardStatus
  /** The award, for `takeAward`; absent until the step is reached. */
  awardId?: Id
}

/** A promoter's progress in inviting. The specification does not define the fields. */
export interface InviteProgress {
  /** Whether the shopper may invite now: a promoter who is not suspended may. */
  mayInvite: boolean
  /** What to do first if the shopper may not invite.
   * @maxLength 60
   * @examples ["请先申请成为推广员"] */
  refusal?: string
  /** Shoppers invited. */
  invitedCount: Count
  /** Shoppers invited whose order is paid but can still be returned. */
  waitingCount: Count
  /** Shoppers invited who count as buyers: their order was received, and can no longer be returned. */
  buyerCount: Count
  /** The steps, the fewest buyers first. */
  steps: InviteStepProgress[]
  /** Messages: invitations by SMS that the promoter can still send today, one for each number. */
  smsLeft: Count
}

/** Earnings from inviting, net of refunds. */
export interface InviteSummary {
  /** Fen: total earnings. */
  totalAmount: Fen
  /** Fen: earnings that are not settled yet. */
  pendingAmount: Fen
}

/** Records that an invitation was sent by SMS. */
export interface RecordSms {
  /** Mobile number of the friend. */
  telephone: Telephone
  /** Whether the friend agreed to receive the SMS; otherwise nothing is sent or recorded. */
  agreed: boolean
}

/** Sends an invitation by SMS. */
export interface SendSms extends RecordSms, Pick<GetInviteStatus, 'systemType'> {}

/** A promoter's entry in the ranking. */
export interface InviteRankEntry {
  /** Place in the ranking, from 1 for the highest earnings; equal amounts share a place.
   * @asType integer
   * @minimum 1
   * @examples [1] */
  rank: number
  /** The promoter's nickname; if none was chosen, the masked display name. */
  usernick: DisplayName
  /** The promoter's avatar; empty for the default one. */
  uimg: Url
  /** Shoppers that the promoter invited. */
  invitedCount: Count
  /** Fen: earnings from inviting, net of refunds. */
  amount: Fen
}

/** A page of promoters by their earnings from inviting in the campaign, highest first, 100 at most. */
export interface InviteRank extends Page<InviteRankEntry> {
  /** Place of the asking promoter in the ranking, from 1; 0 if the promoter is not in the ranking. */
  myRank: Count
  /** Epoch ms: when the ranking was computed; absent while it is empty. */
  countedAt?: EpochMs
}

/** A message in the moving lines of the invitation page. */
export interface BarrageLine {
  /** Text of the message, with masked names.
   * @maxLength 60
   * @examples ["王*明 邀请的好友下单，获得返利 ¥20"] */
  text: string
  /** Avatar beside the message; empty for the default one. */
  uimg: Url
}

/** Messages in the moving lines of the invitation page: latest first, at most 50. */
export interface Barrage extends List<BarrageLine> {}

/** Words that a nickname must not contain, unordered. */
export interface SensitiveWords {
  /** The words.
   * @examples [["官方客服"]] */
  result: string[]
}

/** A promoter's nickname. */
export interface UserNick {
  /**
   * The nickname, 1 to 20 characters, without a sensitive word; in a reply, the display name if no nickname was chosen.
   * @minLength 1
   * @maxLength 20
   * @examples ["暖居小能手"]
   */
  usernick: string
}

/** An award for inviting. */
export interface InviteAward {
  /** The award. */
  awardId: Id
  /** Description of the award.
   * @maxLength 60
   * @examples ["「满 200 减 50」优惠券"] */
  name: string
  /** Status: claimable, claimed, or not reached if the award was not claimed by its deadline. */
  status: AwardStatus
  /** Epoch ms: when the promoter won the award. */
  time: EpochMs
  /** Buyers required. */
  buyerCount: Count
  /** Epoch ms: claim deadline. */
  endTime: EpochMs
}

/** Identifies an award. */
export interface TakeAward {
  /** The award. */
  awardId: Id
}

/** A page of awards for inviting, latest first. */
export interface InviteAwards extends Page<InviteAward> {}
