import type { CampaignStatus, DoorWarning } from '@hearth/domain'
import type { Telephone } from '@hearth/sdk/core'
import type { Expected, PageOf } from './shared.types'
import type { Moment, PlainId, ThingName, Words } from './values.types'

/** What staff may do with a campaign in its present state. */
export type InvitationDeed = 'start' | 'stop' | 'copy'

/** Selects the campaigns to list. */
export interface ListInvitations extends PageOf {
  /** Only campaigns that are not over. */
  open?: boolean
  /** True: only campaigns that were started; false: only campaigns that were not started. */
  published?: boolean
  /** Order of the list; `id` when absent. */
  sort?: 'id' | 'newest'
}

/** Identifies a campaign. */
export interface OpsInvitationId {
  campaignId: PlainId
}

/** A campaign, with the version that was read. */
export interface OpsInvitationAsRead extends OpsInvitationId, Expected {}

/** Copies a campaign. */
export interface CopyInvitation extends OpsInvitationAsRead {
  /** Id of the copy. */
  newId: PlainId
  beginTime: Moment
  endTime: Moment
}

/** A step: the coupon that a promoter wins for a number of invited buyers. */
export interface OpsInvitationStep {
  buyerCount: number
  couponBatchId: string
}

/** A campaign in which promoters invite buyers. */
export interface OpsInvitation {
  campaignId: string
  version: number
  title: string
  /** Whether the campaign was started. It then runs from its begin to its end time. */
  published: boolean
  /** Epoch ms. */
  beginTime: number
  /** Epoch ms. */
  endTime: number
  status: CampaignStatus
  /** Channels in which the campaign runs. */
  channels: string[]
  /** The coupon batch for invited shoppers. */
  couponBatchId: string
  /** Shoppers who were invited. */
  invited: number
  /** Invited shoppers who count as buyers. */
  buyers: number
  /** What staff can do with the campaign now. */
  allowed: InvitationDeed[]
}

/** A page of campaigns. */
export interface OpsInvitationPage {
  campaigns: OpsInvitation[]
  /** Value of `after` that requests the next page; empty on the last page. */
  after: string
}

/** Results of a campaign. */
export interface InvitationResult {
  /** Promoters who invited somebody. */
  promoters: number
  /** Coupons that invited shoppers took. */
  coupons: number
  /** Coupons that promoters won. */
  awards: number
  /** Won coupons that promoters took. */
  awardsTaken: number
  /**
   * Telephone numbers to which the shop has sent an SMS. The shop deletes each number after 30 days, and does not count
   * deleted numbers.
   */
  smsNumbers: number
  /** Orders that invited shoppers placed through the promoter's share during the campaign, paid and not cancelled. */
  orders: number
  /** Fen: amount paid for the orders of invited shoppers. */
  orderAmount: number
  /** Fen: rebates that promoters earned by the orders of invited shoppers, less rebates that were taken back. */
  rebate: number
}

/** A campaign with its steps and results, and the rules of platforms that it may break. */
export interface OpsInvitationDetail extends OpsInvitation {
  steps: OpsInvitationStep[]
  /** Largest number of telephone numbers that one promoter can invite by SMS per day. */
  smsPromoterDay: number
  /** Largest number of invitations that the shop sends by SMS per day. */
  smsShopDay: number
  result: InvitationResult
  warnings: DoorWarning[]
}

/** A campaign as promoters and their friends will see it. */
export interface InvitationPreview {
  campaignId: string
  title: string
  description: string
  /** The reward of invited shoppers, in words. */
  reward: string
  /** The reward of promoters at each step, in words. */
  steps: string[]
  /** The conditions, as promoters and their friends read them. */
  rules: string[]
  /** Text of an invitation by SMS. */
  sms: string
  warnings: DoorWarning[]
}

/** Stops invitations to a telephone number. */
export interface RefuseNumber {
  telephone: Telephone
}

/** A telephone number that gets no more invitations. */
export interface RefusedNumber {
  /** The number, its middle hidden. */
  telephone: string
  /** Epoch ms since when the number gets no invitations. */
  refusedAt: number
}

/**
 * Whether inviting for rewards runs on a platform (door). When absent, `DOOR_FORMS` of the domain says whether it runs
 * there.
 */
export interface InvitationDoorDraft {
  invite?: boolean
}

/** The owner's choice of platforms (doors) on which the campaign runs. Some platforms forbid such campaigns. */
export interface InvitationDoorsDraft {
  web?: InvitationDoorDraft
  messagingApp?: InvitationDoorDraft
  searchApp?: InvitationDoorDraft
}

/** A step of a campaign in a shop file. */
export interface ShopFileInvitationStep {
  /**
   * Number of invited buyers that the step requires.
   * @asType integer
   * @minimum 1
   * @maximum 10000
   */
  buyerCount: number
  /** The coupon batch of the reward, which has no `quantity`. */
  couponBatchId: ThingName
}

/** A campaign in which promoters invite buyers. Only one campaign runs at a time. */
export interface ShopFileInvitation {
  campaignId: PlainId
  /**
   * @minLength 1
   * @maxLength 40
   */
  title: string
  /**
   * A short description; when absent, it is made from the coupon.
   * @minLength 1
   * @maxLength 200
   */
  description?: string
  /** Name of the picture of the campaign; none when absent. */
  picture?: ThingName
  beginTime: Moment
  endTime: Moment
  /**
   * Channels in which the campaign runs; `xdapp` and `retail` when absent.
   * @minItems 1
   * @maxItems 10
   */
  channels?: PlainId[]
  /** The coupon batch for invited shoppers; fixed once a shopper was invited. */
  couponBatchId: ThingName
  /**
   * The steps, the smallest number of buyers first; fixed once a shopper was invited.
   * @minItems 1
   * @maxItems 10
   */
  steps: ShopFileInvitationStep[]
  /**
   * Largest number of telephone numbers that one promoter can invite by SMS per day; 5 when absent, 0 for none.
   * @asType integer
   * @minimum 0
   * @maximum 100
   */
  smsPromoterDay?: number
  /**
   * Largest number of invitations that the shop sends by SMS per day; 200 when absent, 0 for none.
   * @asType integer
   * @minimum 0
   * @maximum 100000
   */
  smsShopDay?: number
  /**
   * Further conditions, one sentence each. The usual conditions are added automatically.
   * @maxItems 10
   */
  rules?: Words[]
  doors?: InvitationDoorsDraft
  /**
   * Whether the campaign is started. A started campaign runs from its begin to its end time. When absent, a known
   * campaign stays as it is, and a new one is started.
   */
  published?: boolean
}
