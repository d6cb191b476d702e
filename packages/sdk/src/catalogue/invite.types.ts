import type { AwardStatus, CampaignStatus } from '@hearth/domain'
import type { ChannelQuery, List, Page } from './shared.types'
import type { Channel, Count, DisplayName, EpochMs, Fen, Id, Telephone, Title, Url } from './values.types'

/** Asks whether an invitation campaign runs. */
export interface GetInviteStatus {
  /** The channel; here it is not `retail` when absent (K02).
   * @default "xdapp" */
  channelCode?: Channel
}

/** Whether an invitation campaign runs. The shop's own choice of fields. */
export interface InviteStatus {
  /** Whether it runs right now. */
  active: boolean
  /** Where it stands in its time. */
  status: CampaignStatus
  /** Its name. */
  title: Title
  /** What counts as an invitation and what it earns, a paragraph a line.
   * @examples ["好友通过您的链接首次下单并确认收货后，您可获得奖励。"] */
  rules: string
  /** Epoch ms: first moment of the campaign. */
  beginTime: EpochMs
  /** Epoch ms: last moment of the campaign. */
  endTime: EpochMs
}

/** A step on the way of inviting. */
export interface InviteStep {
  /** Buyers it takes. */
  buyerCount: Count
  /** What it wins.
   * @maxLength 40
   * @examples ["50 元免邮券礼包"] */
  reward: string
  /** Whether the promoter got there. */
  reached: boolean
}

/** How far a promoter came with inviting. The shop's own choice of fields. */
export interface InviteProgress {
  /** Shoppers who came by the promoter's invitation. */
  invitedCount: Count
  /** Shoppers among them who bought something. */
  buyerCount: Count
  /** The steps, the smallest first. */
  steps: InviteStep[]
}

/** What inviting earned. */
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
}

/** Sends an invitation by SMS. */
export interface SendSms extends RecordSms, ChannelQuery {}

/** A promoter's place among all. */
export interface InviteRankEntry {
  /** Place, from 1 for who invited most.
   * @asType integer
   * @minimum 1
   * @examples [1] */
  rank: number
  /** The promoter's nickname. */
  usernick: DisplayName
  /** The promoter's avatar; empty for the default one. */
  uimg: Url
  /** Shoppers who came by the promoter's invitation. */
  invitedCount: Count
  /** Fen: what inviting earned. */
  amount: Fen
}

/** A page of promoters by what inviting earned them, best first. */
export interface InviteRank extends Page<InviteRankEntry> {
  /** Place of the asking promoter, from 1; 0 for none. */
  myRank: Count
}

/** A line that flies over the page. */
export interface BarrageLine {
  /** What it says, with names masked.
   * @maxLength 60
   * @examples ["王*明 刚刚邀请好友获得 20 元"] */
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
   * @maxLength 40
   * @examples ["50 元免邮券礼包"] */
  name: string
  /** Whether it was taken. */
  status: AwardStatus
  /** Epoch ms: when it was won. */
  time: EpochMs
}

/** A page of what inviting won, latest first. */
export interface InviteAwards extends Page<InviteAward> {}
