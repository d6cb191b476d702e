import type { AwardStatus, CampaignStatus, DeviceId } from '@hearth/domain'
import type { PresentCoupon } from './content.types'
import type { Picture } from './picture.types'
import type { List, Page } from './shared.types'
import type { Channel, Count, DisplayName, EpochMs, Fen, Id, Telephone, Title, Url } from './values.types'

/** Says by which channel and door somebody comes: inviting for rewards is forbidden at some doors. */
export interface GetInviteStatus {
  /** The channel; here it is not `retail` when absent (K02).
   * @default "xdapp" */
  channelCode?: Channel
  /** On which kind of device, as detection yields it (C01); absent: a browser. */
  systemType?: DeviceId
}

/** A step on the way of inviting: so many buyers win a coupon. */
export interface InviteStep {
  /** Buyers it takes. */
  buyerCount: Count
  /** What it wins.
   * @maxLength 60
   * @examples ["「满 200 减 50」优惠券"] */
  reward: string
  /** The coupon that is won. */
  coupon: PresentCoupon
}

/** A campaign in which promoters invite buyers. */
export interface InviteCampaign {
  /** Names it. */
  campaignId: Id
  /** Its name. */
  title: Title
  /** What it is about.
   * @maxLength 200
   * @examples ["新朋友领「新人券」，推广员邀请成交另有奖励"] */
  description: string
  /** What it looks like; absent for none. */
  picture?: Picture
  /** Where it stands in its time. */
  status: CampaignStatus
  /** Epoch ms: first moment of the campaign. */
  beginTime: EpochMs
  /** Epoch ms: last moment of the campaign. */
  endTime: EpochMs
  /** The coupon for whoever is invited. */
  coupon: PresentCoupon
  /** What promoters win by so many buyers, the fewest first. */
  steps: InviteStep[]
  /** What counts as an invitation and what it earns, a sentence each.
   * @examples [["只分享不会获得奖励。"]] */
  rules: string[]
}

/** Whether an invitation campaign runs. The shop's own choice of fields. */
export interface InviteStatus {
  /** Whether it runs right now, for this channel and at this door. */
  active: boolean
  /** Whether inviting for rewards runs at this door; a platform may forbid it. */
  runs: boolean
  /** The campaign that runs, else the next, else the last; absent where there never was one. */
  campaign?: InviteCampaign
}

/** Names an invitation by the share id of its link. */
export interface InvitationQuery extends Pick<GetInviteStatus, 'systemType'> {
  /** Who invited: the share id of the link. */
  shareId: Id
}

/** An invitation as the friend finds it. */
export interface Invitation {
  /** Who invites: the nickname, else the display name with its middle hidden. */
  displayName: DisplayName
  /** Their avatar; empty for the default one. */
  uimg: Url
  /** Whether the asking shopper is who invites. */
  mine: boolean
  /** The coupon that the asking shopper took; absent where they took none. */
  couponId?: Id
  /** Why the asking shopper cannot take the coupon; absent where they can, or did, and for visitors.
   * @maxLength 60
   * @examples ["这张券仅限从未在本店购买过的新朋友领取"] */
  refusal?: string
}

/** How a promoter stands on a step. */
export interface InviteStepProgress {
  /** Buyers it takes. */
  buyerCount: Count
  /** Whether it is reached, and its coupon taken. */
  status: AwardStatus
  /** The award, for `takeAward`; absent before it is reached. */
  awardId?: Id
}

/** How far a promoter came with inviting. The shop's own choice of fields. */
export interface InviteProgress {
  /** Whether the shopper may invite now: a promoter who is not suspended. */
  mayInvite: boolean
  /** What to do first where not.
   * @maxLength 60
   * @examples ["请先申请成为推广员"] */
  refusal?: string
  /** Shoppers who came by the promoter's invitation. */
  invitedCount: Count
  /** Shoppers among them whose order is paid and may still go back. */
  waitingCount: Count
  /** Shoppers among them who count as buyers: their order was received, and its days to go back are over. */
  buyerCount: Count
  /** The steps, the smallest first. */
  steps: InviteStepProgress[]
  /** Messages: numbers that the promoter may still invite by SMS today, one each. */
  smsLeft: Count
}

/** What inviting earned, net of what refunds took back. */
export interface InviteSummary {
  /** Fen: earned ever. */
  totalAmount: Fen
  /** Fen: the part that is not settled yet. */
  pendingAmount: Fen
}

/** Notes that an invitation was sent by SMS. */
export interface RecordSms {
  /** Who was invited. */
  telephone: Telephone
  /** Whether the friend agreed to be sent it; without that none is sent or noted. */
  agreed: boolean
}

/** Sends an invitation by SMS. */
export interface SendSms extends RecordSms, Pick<GetInviteStatus, 'systemType'> {}

/** A promoter's place among all. */
export interface InviteRankEntry {
  /** Place, from 1 for who earned most; equal amounts share a place.
   * @asType integer
   * @minimum 1
   * @examples [1] */
  rank: number
  /** The promoter's nickname; the display name with its middle hidden where none was chosen. */
  usernick: DisplayName
  /** The promoter's avatar; empty for the default one. */
  uimg: Url
  /** Shoppers who came by the promoter's invitation. */
  invitedCount: Count
  /** Fen: what inviting earned, less what was taken back. */
  amount: Fen
}

/** A page of promoters by what inviting earned them in the campaign, best first; 100 at most. */
export interface InviteRank extends Page<InviteRankEntry> {
  /** Place of the asking promoter, from 1; 0 for none. */
  myRank: Count
  /** Epoch ms: when places were counted; absent while nobody has one. */
  countedAt?: EpochMs
}

/** A line that flies over the page. */
export interface BarrageLine {
  /** What it says, with names masked.
   * @maxLength 60
   * @examples ["王*明 邀请的好友下单，获得返利 ¥20"] */
  text: string
  /** The avatar before it; empty for the default one. */
  uimg: Url
}

/** Lines that fly over the page: latest first, at most 50. */
export interface Barrage extends List<BarrageLine> {}

/** Words a nickname must not hold, in no order. */
export interface SensitiveWords {
  /** The words.
   * @examples [["官方客服"]] */
  result: string[]
}

/** A promoter's nickname. */
export interface UserNick {
  /** The nickname, 1 to 20 characters, without a sensitive word; a reply holds the display name where none was chosen.
   * @minLength 1
   * @maxLength 20
   * @examples ["暖居小能手"] */
  usernick: string
}

/** Something inviting won. */
export interface InviteAward {
  /** The award. */
  awardId: Id
  /** What it is.
   * @maxLength 60
   * @examples ["「满 200 减 50」优惠券"] */
  name: string
  /** Whether it was taken. One that nobody took in time is not reached any more. */
  status: AwardStatus
  /** Epoch ms: when it was won. */
  time: EpochMs
  /** Buyers that it took. */
  buyerCount: Count
  /** Epoch ms: last moment to take it. */
  endTime: EpochMs
}

/** Names an award. */
export interface TakeAward {
  /** The award. */
  awardId: Id
}

/** A page of what inviting won, latest first. */
export interface InviteAwards extends Page<InviteAward> {}
