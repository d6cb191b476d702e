import type { ChannelQuery } from './shared.types'

/** Whether an invitation campaign runs. */
export interface InviteStatus {
  active: boolean
  beginTime: number
  endTime: number
}

/** How far a promoter came with inviting. */
export interface InviteProgress {
  invitedCount: number
  /** Invitees that bought something. */
  buyerCount: number
  steps: { count: number; reward: string; reached: boolean }[]
}

/** What inviting earned. */
export interface InviteSummary {
  /** Fen. */
  totalAmount: number
  /** Fen that are not paid out yet. */
  pendingAmount: number
}

/** Notes that an invitation was sent by SMS. */
export interface RecordSms {
  /** @pattern ^1[3-9]\d{9}$ */
  telephone: string
}

/** Sends an invitation by SMS. */
export interface SendSms extends RecordSms, ChannelQuery {}

/** Promoters by what they earned. */
export interface InviteRank {
  list: { rank: number; usernick: string; uimg: string; invitedCount: number; /** Fen. */ amount: number }[]
  /** The asking promoter's place; 0 for none. */
  myRank: number
}

/** Lines that fly over the page. */
export interface Barrage {
  list: { text: string; uimg: string }[]
}

/** Words a nickname must not hold. */
export interface SensitiveWords {
  words: string[]
}

/** A promoter's nickname. */
export interface UserNick {
  /** @minLength 1
   * @maxLength 20 */
  usernick: string
}

/** What inviting won. */
export interface InviteAwards {
  list: { awardId: string; name: string; /** Epoch ms. */ time: number; claimed: boolean }[]
}
