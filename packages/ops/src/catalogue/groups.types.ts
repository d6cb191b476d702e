import type { CampaignStatus, GroupState, OrderStatus } from '@hearth/domain'
import type { PageOf } from './shared.types'

/** Settings of a promotion for groups (103) in a shop file. */
export interface GroupPromotionTerms {
  /**
   * Size of a group of the promotion, including the leader. Each sku of the promotion has a `promotionPrice` and a
   * `stock`. Open groups keep their size.
   * @asType integer
   * @minimum 2
   * @maximum 20
   */
  groupSize?: number
  /**
   * Hours from the opening of a group to its deadline, at most 168. A group ends with the promotion at the latest. Open
   * groups keep their deadline.
   * @asType integer
   * @minimum 1
   * @maximum 168
   */
  groupHours?: number
}

/** Selects the promotions for groups to list. */
export interface ListOpsGroupActivities extends PageOf {
  /**
   * Only this promotion.
   * @maxLength 100
   */
  promotionId?: string
  /** Only promotions with this status: not begun, running, or over. */
  status?: CampaignStatus
  /** Order of the list; `lastToEnd` when absent. */
  sort?: 'lastToEnd' | 'firstToBegin'
}

/** Counts of the groups of a promotion. Money is fen. */
export interface GroupResult {
  /** Groups whose leader has paid. */
  opened: number
  gathering: number
  complete: number
  failed: number
  /** Shoppers with a paid order in a group that is open or complete. */
  members: number
  /** Paid orders of the members that are not cancelled. */
  orders: number
  pieces: number
  /** Price of the pieces of the members' orders. */
  amount: number
}

/** A promotion for groups with its results. Times are epoch ms. */
export interface OpsGroupActivity {
  promotionId: string
  /** Name of the promotion, as shoppers read it. */
  name: string
  beginTime: number
  endTime: number
  status: CampaignStatus
  groupSize: number
  groupHours: number
  /** Number of skus in the promotion. */
  skus: number
  /** Pieces left of the promotion's own stock. */
  piecesLeft: number
  result: GroupResult
}

/** A page of promotions for groups. */
export interface OpsGroupActivityPage {
  activities: OpsGroupActivity[]
  /** Value of `after` that requests the next page; empty on the last page. */
  after: string
}

/** Selects the groups to list. */
export interface ListOpsGroups extends PageOf {
  /** Only groups of this promotion. */
  promotionId?: string
  /** Only groups in this status. */
  state?: GroupState
  /** Order of the list; `lastToEnd` when absent. */
  sort?: 'lastToEnd' | 'firstToEnd'
}

/** A seat of a group. */
export interface OpsGroupSeat {
  seatNo: number
  orderId: string
  orderStatus: OrderStatus
  /** Whether this shopper opened the group. */
  leader: boolean
  /** Epoch ms: when the shopper paid for the seat; absent if the seat is not paid. */
  paidAt?: number
}

/** A group. Money is fen, times are epoch ms. */
export interface OpsGroup {
  groupId: string
  promotionId: string
  /** Name of the promotion, as shoppers read it. */
  name: string
  spuNo: string
  skuNo: string
  state: GroupState
  groupSize: number
  /** Price of a piece when the group was opened. */
  price: number
  /** When the leader paid. */
  openedAt: number
  /** Deadline by which the group must be complete. */
  endTime: number
  /** When the group was completed or failed; absent until then. */
  endedAt?: number
  /** The taken seats, in the order of their numbers. */
  seats: OpsGroupSeat[]
}

/** A page of groups. */
export interface OpsGroupPage {
  groups: OpsGroup[]
  /** Value of `after` that requests the next page; empty on the last page. */
  after: string
}
