import type { GroupStatus, ORDER_KIND, VipType } from '@hearth/domain'
import type { CrowdFunding } from './crowd-funding.types'
import type { FreeTrialState } from './free-trial.types'
import type { Count, EpochMs, Fen, Id } from './values.types'

/** Supports a crowd-funding (113). */
export interface CrowdFundingSupport {
  /** Crowd-funding. */
  kind: 'crowdFunding'
  /** The promotion of the crowd-funding.
   * @examples ["crowd-1"] */
  promotionId: Id
}

/**
 * Buys in a group (103): one sku, alone, at the group's price. `settle` and `placeOrder` refuse a group that cannot be
 * joined: notFound if it does not exist, wrongState if it is over or complete, overLimit if its last seat is reserved
 * for an unpaid order, conflict if the shopper is in it or in another open group of the promotion.
 */
export interface GroupPurchase {
  /** Group buying. */
  kind: 'group'
  /** The promotion of the group.
   * @examples ["group-1"] */
  promotionId: Id
  /** The group to join; absent to open one. */
  groupId?: Id
}

/**
 * Buys one piece at the current price of a bargain (115). `settle` and `placeOrder` refuse with notFound if the bargain
 * does not belong to the shopper, and with wrongState if it is bought or over.
 */
export interface BargainPurchase {
  /** Bargain. */
  kind: 'bargain'
  /** The bargain. */
  bargainId: Id
}

/** Buys reserved pieces (110). */
export interface ReservationPurchase {
  /** Reservation. */
  kind: 'reservation'
  /** The reservation. */
  reservationId: Id
}

/**
 * The campaign through which an order is bought, distinguished by `kind`. A shop may offer only some kinds; the others
 * are refused with badInput. The specification does not define the fields.
 * @discriminator kind
 */
export type Campaign = CrowdFundingSupport | GroupPurchase | BargainPurchase | ReservationPurchase

/** The crowd-funding of a promotion. All skus of the promotion share it, and each sku is one of its tiers. */
export interface OfferedCrowdFunding extends CrowdFunding {
  /** The kind: crowd-funding (113). */
  kind: (typeof ORDER_KIND)['crowdFunding']
}

/** A promotion that sells reserved pieces (110). */
export interface OfferedReservation {
  /** The kind: reservation (110). The campaign page is found by the promotion's id. */
  kind: (typeof ORDER_KIND)['reservation']
  /** Epoch ms: last moment to reserve; reserving begins at the promotion's `beginTime`. */
  reserveEndTime: EpochMs
  /** Epoch ms: from when reserved pieces can be bought, until the promotion's `endTime`. */
  buyStartTime: EpochMs
}

/** The size of a group, and the time to complete it. */
export interface GroupTerms {
  /** Shoppers in a group, including the leader.
   * @asType integer
   * @minimum 2
   * @examples [3] */
  groupSize: number
  /** Hours from the opening of a group to its deadline; fewer if its promotion ends earlier.
   * @asType integer
   * @minimum 1
   * @examples [24] */
  groupHours: number
}

/** The group buying of a promotion. All skus of the promotion share its group size and time. */
export interface OfferedGroup extends GroupTerms {
  /** The kind: group buying (103). */
  kind: (typeof ORDER_KIND)['group']
}

/** A bargain promotion (115): `promotionPrice` is its floor price. */
export interface OfferedBargain {
  /** The kind: bargain (115). The campaign page is found by the promotion's id and the sku. */
  kind: (typeof ORDER_KIND)['bargain']
  /** Friends who can help a bargain.
   * @asType integer
   * @minimum 1
   * @examples [5] */
  helperCount: number
  /** Hours that a bargain lasts; fewer if the promotion ends earlier.
   * @asType integer
   * @minimum 1
   * @examples [24] */
  bargainHours: number
}

/**
 * The data of a promotion that sells through its own kind of order, distinguished by `kind`. The specification does not
 * define the fields.
 * @discriminator kind
 */
export type OfferedCampaign = OfferedCrowdFunding | OfferedGroup | OfferedReservation | OfferedBargain

/**
 * Deposit and balance payment of a pre-sale (105), and when they are due. The specification does not define the fields.
 */
export interface PreSaleSettlement {
  /** Fen: the deposit, paid first, without coupons, coins and stars. */
  depositAmount: Fen
  /** Fen: the balance payment; before the balance is placed, the amount without coupons, coins and stars. */
  balanceAmount: Fen
  /** Epoch ms: from when the balance can be paid. */
  balanceBeginTime: EpochMs
  /** Epoch ms: until when the balance can be paid; then the order is cancelled. */
  balanceEndTime: EpochMs
  /**
   * Whether the shop keeps the deposit if the shopper cancels or does not pay the balance; otherwise it is refunded.
   */
  depositKept: boolean
}

/** The settlement of a pre-sale. */
export interface SettledPreSale extends PreSaleSettlement {
  /** The kind: pre-sale. The shopper pays the deposit now and the balance later. */
  kind: (typeof ORDER_KIND)['preSale']
}

/** The settlement of a crowd-funding. */
export interface SettledCrowdFunding extends CrowdFunding {
  /** The kind: crowd-funding (113). The order is shipped once the goal is reached. */
  kind: (typeof ORDER_KIND)['crowdFunding']
}

/** The settlement of reserved pieces. */
export interface SettledReservation {
  /** The kind: reservation (110). */
  kind: (typeof ORDER_KIND)['reservation']
  /** The promotion of the reservation.
   * @examples ["reserve-1"] */
  promotionId: Id
}

/** The settlement of an order that opens or joins a group. */
export interface SettledGroup extends GroupTerms {
  /** The kind: group buying (103). The order is shipped once the group is complete, and refunded if the group fails. */
  kind: (typeof ORDER_KIND)['group']
  /** The group to join; absent if the order opens a group. */
  groupId?: Id
  /** Shoppers of the group who have paid. */
  memberCount: Count
  /** Epoch ms: deadline to complete the group; absent if the order opens a group. */
  endTime?: EpochMs
}

/**
 * The campaign of a settlement, distinguished by `kind`.
 * @discriminator kind
 */
export type SettledCampaign = SettledPreSale | SettledCrowdFunding | SettledGroup | SettledReservation | BargainedOrder

/** Deposit and balance payment of a pre-sale order, as agreed when it was placed. */
export interface PreSaleOrder extends PreSaleSettlement {
  /** The kind: pre-sale (105). */
  kind: (typeof ORDER_KIND)['preSale']
  /**
   * Whether the balance was placed. From then on, its address, coupons and amounts are fixed, and the shopper can pay
   * it.
   */
  balancePlaced: boolean
  /** Epoch ms: when the deposit was paid. */
  depositPayTime?: EpochMs
  /** Fen: the part of the deposit that the shop kept when the order ended; absent for none. */
  keptAmount?: Fen
}

/** The crowd-funding of an order. While it is running, the paid order is not shipped and can be cancelled. */
export interface CrowdFundingOrder extends CrowdFunding {
  /** The kind: crowd-funding (113). */
  kind: (typeof ORDER_KIND)['crowdFunding']
  /** The promotion; the link to its page contains it.
   * @examples ["crowd-1"] */
  promotionId: Id
}

/** The group of an order. While it is gathering, the paid order is not shipped. */
export interface GroupOrder {
  /** The kind: group buying (103). */
  kind: (typeof ORDER_KIND)['group']
  /** The promotion of the group.
   * @examples ["group-1"] */
  promotionId: Id
  /** The group; the link to its page contains it. */
  groupId: Id
  /** Whether the order opened the group. */
  leader: boolean
  /** Status of the group: gathering, complete or failed. */
  status: GroupStatus
  /** Shoppers in the group, including the leader.
   * @asType integer
   * @minimum 2
   * @examples [3] */
  groupSize: number
  /** Shoppers of the group who have paid. */
  memberCount: Count
  /** Epoch ms: deadline to complete the group; absent until the leader has paid. */
  endTime?: EpochMs
}

/** A free-trial order. */
export interface FreeTrialOrder extends FreeTrialState {
  /** The kind: free trial (114). */
  kind: (typeof ORDER_KIND)['freeTrial']
}

/** An order paid with points. */
export interface ExchangeOrder {
  /** The kind: exchange of points for a product. */
  kind: (typeof ORDER_KIND)['exchange']
  /** Points paid. */
  integral: Count
}

/** An order for a membership: nothing is shipped. */
export interface MembershipOrder {
  /** The kind: membership. */
  kind: (typeof ORDER_KIND)['membership']
  /** Duration of the membership (F06). */
  vipType: VipType
}

/** An order of reserved pieces. */
export interface ReservationOrder {
  /** The kind: reservation (110). */
  kind: (typeof ORDER_KIND)['reservation']
  /** The promotion of the reservation.
   * @examples ["reserve-1"] */
  promotionId: Id
}

/** An order, or a settlement, at the price of a bargain. */
export interface BargainedOrder {
  /** The kind: bargain (115). */
  kind: (typeof ORDER_KIND)['bargain']
  /** The bargain; the link to its page contains it. */
  bargainId: Id
  /** The promotion of the bargain.
   * @examples ["bargain-1"] */
  promotionId: Id
}

/** An order that ships a lottery prize: it costs nothing. */
export interface PrizeOrder {
  /** The kind: lottery prize. */
  kind: (typeof ORDER_KIND)['prize']
  /** The draw that won the prize. */
  recordId: Id
  /** The lottery; the link to its page contains it.
   * @examples ["welcome-gift"] */
  activityNo: Id
}

/**
 * The campaign of an order, distinguished by `kind`. The specification does not define the fields.
 * @discriminator kind
 */
export type OrderCampaign =
  | PreSaleOrder
  | CrowdFundingOrder
  | GroupOrder
  | FreeTrialOrder
  | ExchangeOrder
  | MembershipOrder
  | ReservationOrder
  | BargainedOrder
  | PrizeOrder
