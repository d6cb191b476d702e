import type { CampaignStatus, DoorWarning } from '@hearth/domain'
import type { Telephone } from '@hearth/sdk/core'
import type { Expected, PageOf } from './shared.types'
import type { Moment, PlainId, ThingName, Words } from './values.types'

/** What staff may do with a campaign in its present state. */
export type InvitationDeed = 'start' | 'stop' | 'copy'

/** Which campaigns are meant. */
export interface ListInvitations extends PageOf {
  /** Only those that are not over. */
  open?: boolean
  /** Only those that were started, or were not. */
  published?: boolean
  /** By id where absent. */
  sort?: 'id' | 'newest'
}

/** Names a campaign. */
export interface OpsInvitationId {
  campaignId: PlainId
}

/** A campaign as it was read. */
export interface OpsInvitationAsRead extends OpsInvitationId, Expected {}

/** Makes a campaign like another one. */
export interface CopyInvitation extends OpsInvitationAsRead {
  /** Name of the copy. */
  newId: PlainId
  beginTime: Moment
  endTime: Moment
}

/** A step: the coupon for a number of invited buyers. */
export interface OpsInvitationStep {
  buyerCount: number
  couponBatchId: string
}

/** A campaign in which promoters invite buyers. */
export interface OpsInvitation {
  campaignId: string
  version: number
  title: string
  /** Whether it runs within its times. */
  published: boolean
  /** Epoch ms. */
  beginTime: number
  /** Epoch ms. */
  endTime: number
  status: CampaignStatus
  /** Channels where it runs. */
  channels: string[]
  /** The kind of coupon for invited shoppers. */
  couponBatchId: string
  /** Shoppers who were invited. */
  invited: number
  /** Shoppers among them who count as buyers. */
  buyers: number
  /** What staff can do with it now. */
  allowed: InvitationDeed[]
}

/** Campaigns of a page. */
export interface OpsInvitationPage {
  campaigns: OpsInvitation[]
  /** Names the next page; empty on the last. */
  after: string
}

/** Results of a campaign. */
export interface InvitationResult {
  /** Promoters who invited somebody. */
  promoters: number
  /** Coupons that the invited took. */
  coupons: number
  /** Awards that were won. */
  awards: number
  /** Awards whose coupon was taken. */
  awardsTaken: number
  /** Numbers that the shop sent an SMS and still knows; they are forgotten after 30 days. */
  smsNumbers: number
  /** Orders of the invited, placed by the promoter's share meanwhile, paid and not cancelled. */
  orders: number
  /** Fen: what these orders were paid. */
  orderAmount: number
  /** Fen: what these orders earned promoters, less what was taken back. */
  rebate: number
}

/** A campaign with its steps and results, and rules of platforms that it may break. */
export interface OpsInvitationDetail extends OpsInvitation {
  steps: OpsInvitationStep[]
  /** Numbers that one promoter invites by SMS a day. */
  smsPromoterDay: number
  /** Invitations that the shop sends by SMS a day. */
  smsShopDay: number
  result: InvitationResult
  warnings: DoorWarning[]
}

/** A campaign as promoters and their friends will see it. */
export interface InvitationPreview {
  campaignId: string
  title: string
  description: string
  /** What invited shoppers get, in words. */
  reward: string
  /** What promoters win at each step, in words. */
  steps: string[]
  /** Its conditions, as promoters and their friends read them. */
  rules: string[]
  /** Text of an invitation by SMS. */
  sms: string
  warnings: DoorWarning[]
}

/** A number that wants no invitations. */
export interface RefuseNumber {
  telephone: Telephone
}

/** The number whose invitations are stopped. */
export interface RefusedNumber {
  /** The number with its middle hidden. */
  telephone: string
  /** Epoch ms since which the number gets no invitations. */
  refusedAt: number
}

/** Whether inviting for rewards runs at a door; as `DOOR_FORMS` of the domain has it where absent. */
export interface InvitationDoorDraft {
  invite?: boolean
}

/** Whether the campaign runs at each door, as the owner decides; platforms forbid it at some. */
export interface InvitationDoorsDraft {
  web?: InvitationDoorDraft
  messagingApp?: InvitationDoorDraft
  searchApp?: InvitationDoorDraft
}

/** A step of a campaign in a shop file. */
export interface ShopFileInvitationStep {
  /**
   * Invited buyers that it takes.
   * @asType integer
   * @minimum 1
   * @maximum 10000
   */
  buyerCount: number
  /** The kind of coupon that it wins: one without a quantity of its own. */
  couponBatchId: ThingName
}

/** A campaign in which promoters invite buyers. Only one runs at a time. */
export interface ShopFileInvitation {
  campaignId: PlainId
  /**
   * @minLength 1
   * @maxLength 40
   */
  title: string
  /**
   * A short description; made from the coupon when absent.
   * @minLength 1
   * @maxLength 200
   */
  description?: string
  /** Name of its picture; none when absent. */
  picture?: ThingName
  beginTime: Moment
  endTime: Moment
  /**
   * Channels where it runs; `xdapp` and `retail` when absent.
   * @minItems 1
   * @maxItems 10
   */
  channels?: PlainId[]
  /** The kind of coupon for invited shoppers; fixed once somebody was invited. */
  couponBatchId: ThingName
  /**
   * What promoters win, the smallest step first; fixed once somebody was invited.
   * @minItems 1
   * @maxItems 10
   */
  steps: ShopFileInvitationStep[]
  /**
   * Numbers that one promoter invites by SMS a day, 5 when absent; 0 for none.
   * @asType integer
   * @minimum 0
   * @maximum 100
   */
  smsPromoterDay?: number
  /**
   * Invitations that the shop sends by SMS a day, 200 when absent; 0 for none.
   * @asType integer
   * @minimum 0
   * @maximum 100000
   */
  smsShopDay?: number
  /**
   * Further conditions, a sentence each; the usual ones are told by themselves.
   * @maxItems 10
   */
  rules?: Words[]
  doors?: InvitationDoorsDraft
  /** Whether it runs within its times; it does when absent, but for one that was not started yet. */
  published?: boolean
}
