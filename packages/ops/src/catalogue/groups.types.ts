import type { CampaignStatus, GroupState, OrderStatus } from '@hearth/domain'
import type { PageOf } from './shared.types'

/** Settings of a promotion for groups (103) in a shop file. */
export interface GroupPromotionTerms {
  /**
   * Of a promotion for groups: size of a group, including the leader. Each of its skus has a `promotionPrice` and a
   * `stock`. Open groups keep their size.
   * @asType integer
   * @minimum 2
   * @maximum 20
   */
  groupSize?: number
  /**
   * Of a promotion for groups: hours from a group's opening to its deadline, at most 168, but not longer than the
   * promotion. Open groups keep their deadline.
   * @asType integer
   * @minimum 1
   * @maximum 168
   */
  groupHours?: number
}

/** Which promotions for groups are meant. */
export interface ListOpsGroupActivities extends PageOf {
  /**
   * Only that of one promotion.
   * @maxLength 100
   */
  promotionId?: string
  /** Only those with this status: not begun, running, or over. */
  status?: CampaignStatus
  /** The time they are ordered by; `lastToEnd` when absent. */
  sort?: 'lastToEnd' | 'firstToBegin'
}

/** Counts of the groups of a promotion. Money is fen. */
export interface GroupResult {
  /** Groups whose leader paid. */
  opened: number
  gathering: number
  complete: number
  failed: number
  /** Shoppers with a paid order in a group that gathers or is complete. */
  members: number
  /** Their orders that are not cancelled. */
  orders: number
  pieces: number
  /** Price of the pieces. */
  amount: number
}

/** A promotion for groups and how it goes. Times are epoch ms. */
export interface OpsGroupActivity {
  promotionId: string
  /** What shoppers read. */
  name: string
  beginTime: number
  endTime: number
  status: CampaignStatus
  groupSize: number
  groupHours: number
  /** How many skus it has. */
  skus: number
  /** Pieces of its own that are left. */
  piecesLeft: number
  result: GroupResult
}

/** Promotions for groups of a page. */
export interface OpsGroupActivityPage {
  activities: OpsGroupActivity[]
  /** Names the next page; empty on the last. */
  after: string
}

/** Which groups are meant. */
export interface ListOpsGroups extends PageOf {
  /** Only those of a promotion. */
  promotionId?: string
  /** Only those in this status. */
  state?: GroupState
  /** The time they are ordered by; `lastToEnd` when absent. */
  sort?: 'lastToEnd' | 'firstToEnd'
}

/** A seat of a group. */
export interface OpsGroupSeat {
  seatNo: number
  orderId: string
  orderStatus: OrderStatus
  /** Whether the seat's shopper opened the group. */
  leader: boolean
  /** Epoch ms; absent for one that is not paid. */
  paidAt?: number
}

/** A group. Money is fen, times are epoch ms. */
export interface OpsGroup {
  groupId: string
  promotionId: string
  /** Title of its promotion, as shoppers read it. */
  name: string
  spuNo: string
  skuNo: string
  state: GroupState
  groupSize: number
  /** Price of a piece when the group was opened. */
  price: number
  /** When its leader paid. */
  openedAt: number
  /** Until when it must be complete. */
  endTime: number
  /** When it was complete or failed; absent before. */
  endedAt?: number
  /** Its seats that are taken, by their numbers. */
  seats: OpsGroupSeat[]
}

/** Groups of a page. */
export interface OpsGroupPage {
  groups: OpsGroup[]
  /** Names the next page; empty on the last. */
  after: string
}
