import type { GroupStatus, ORDER_KIND, VipType } from '@hearth/domain'
import type { CrowdFunding } from './crowd-funding.types'
import type { FreeTrialState } from './free-trial.types'
import type { Count, EpochMs, Fen, Id } from './values.types'

/** Supports a crowd-funding (113). */
export interface CrowdFundingSupport {
  /** A crowd-funding. */
  kind: 'crowdFunding'
  /** Which one. */
  promotionId: Id
}

/**
 * Buys in a group (103): one sku, alone, at the group's price. `settle` and `placeOrder` refuse a group that cannot be
 * joined: notFound if it does not exist, wrongState if it is over or complete, overLimit if its last seat waits for
 * somebody's payment, conflict if the shopper is in it, or in another open group of the promotion.
 */
export interface GroupPurchase {
  /** A group. */
  kind: 'group'
  /** The group buying it is of. */
  promotionId: Id
  /** The group to join; absent to open one. */
  groupId?: Id
}

/**
 * Buys one piece at a bargain's present price (115). `settle` and `placeOrder` refuse with notFound for a bargain that
 * is not the shopper's, with wrongState for one that is bought or over.
 */
export interface BargainPurchase {
  /** A bargain. */
  kind: 'bargain'
  /** Which one. */
  bargainId: Id
}

/** Buys what was reserved (110). */
export interface ReservationPurchase {
  /** A reservation. */
  kind: 'reservation'
  /** Which one. */
  reservationId: Id
}

/**
 * The campaign by which an order is bought, told apart by `kind`. A shop may sell by some of them alone; the others are
 * refused with badInput. The shop's own choice of fields.
 * @discriminator kind
 */
export type Campaign = CrowdFundingSupport | GroupPurchase | BargainPurchase | ReservationPurchase

/** A promotion that is a crowd-funding: the same for each of its skus, which are its tiers. */
export interface OfferedCrowdFunding extends CrowdFunding {
  /** A crowd-funding (113). */
  kind: (typeof ORDER_KIND)['crowdFunding']
}

/** A promotion that sells what was reserved (110). Times are epoch ms. */
export interface OfferedReservation {
  /** A reservation campaign, whose page is found by the promotion's id. */
  kind: (typeof ORDER_KIND)['reservation']
  /** Epoch ms: until when pieces can be reserved, from the promotion's `beginTime`. */
  reserveEndTime: EpochMs
  /** Epoch ms: from when reserved pieces can be bought, until the promotion's `endTime`. */
  buyStartTime: EpochMs
}

/** How many shoppers make a group, and how long it gathers them. */
export interface GroupTerms {
  /** Shoppers a group takes, the leader too.
   * @asType integer
   * @minimum 2
   * @examples [3] */
  groupSize: number
  /** Hours from a group's opening until it must be complete; less where its promotion ends before.
   * @asType integer
   * @minimum 1
   * @examples [24] */
  groupHours: number
}

/** A promotion that is bought in groups: the same for each of its skus. */
export interface OfferedGroup extends GroupTerms {
  /** Groups (103). */
  kind: (typeof ORDER_KIND)['group']
}

/** A promotion whose price friends cut (115): `promotionPrice` is the lowest it can be cut to. */
export interface OfferedBargain {
  /** A bargain campaign, whose page is found by the promotion's id and its sku. */
  kind: (typeof ORDER_KIND)['bargain']
  /** Friends who can help with a bargain.
   * @asType integer
   * @minimum 1
   * @examples [5] */
  helperCount: number
  /** Hours a bargain lasts; less where the promotion ends before.
   * @asType integer
   * @minimum 1
   * @examples [24] */
  bargainHours: number
}

/**
 * What a promotion tells of the kind of order that buys by it, told apart by `kind`. The shop's own choice of fields.
 * @discriminator kind
 */
export type OfferedCampaign = OfferedCrowdFunding | OfferedGroup | OfferedReservation | OfferedBargain

/** The two payments of a pre-sale (105), and when they are due. The shop's own choice of fields. */
export interface PreSaleSettlement {
  /** Fen: what is paid first, without coupons, coins and stars. */
  depositAmount: Fen
  /** Fen: what is paid afterwards; before the balance is settled, as it is without coupons, coins and stars. */
  balanceAmount: Fen
  /** Epoch ms: from when the balance can be paid. */
  balanceBeginTime: EpochMs
  /** Epoch ms: until when; then the order ends. */
  balanceEndTime: EpochMs
  /**
   * Whether the shop keeps the deposit if the shopper does not pay the balance, or cancels; otherwise it is refunded.
   */
  depositKept: boolean
}

/** An order to be of a pre-sale. */
export interface SettledPreSale extends PreSaleSettlement {
  /** A pre-sale: what of it is paid now, and what later. */
  kind: (typeof ORDER_KIND)['preSale']
}

/** An order to be that supports a crowd-funding. */
export interface SettledCrowdFunding extends CrowdFunding {
  /** A crowd-funding (113): the order is shipped once that is reached. */
  kind: (typeof ORDER_KIND)['crowdFunding']
}

/** An order to be of what was reserved. */
export interface SettledReservation {
  /** A reservation (110). */
  kind: (typeof ORDER_KIND)['reservation']
  /** The campaign it is of. */
  promotionId: Id
}

/** An order to be that opens a group or joins one. */
export interface SettledGroup extends GroupTerms {
  /** A group (103): the order is shipped once that is complete, and refunded where it never is. */
  kind: (typeof ORDER_KIND)['group']
  /** The group that is joined; absent for one that is opened. */
  groupId?: Id
  /** Shoppers of it who have paid. */
  memberCount: Count
  /** Epoch ms: until when the group must be complete; absent for one that is opened. */
  endTime?: EpochMs
}

/**
 * What an order to be is bought by, told apart by `kind`.
 * @discriminator kind
 */
export type SettledCampaign = SettledPreSale | SettledCrowdFunding | SettledGroup | SettledReservation | BargainedOrder

/** The two payments of an order of a pre-sale, as they were agreed. */
export interface PreSaleOrder extends PreSaleSettlement {
  /** A pre-sale (105). */
  kind: (typeof ORDER_KIND)['preSale']
  /** Whether the balance was placed: address, coupons and amounts are fixed, and it can be paid. */
  balancePlaced: boolean
  /** Epoch ms: when the deposit was paid. */
  depositPayTime?: EpochMs
  /** Fen: what of the deposit the shop kept when the order ended; absent for nothing. */
  keptAmount?: Fen
}

/** The crowd-funding that an order supports. While it is running, a paid order waits for it and can be cancelled. */
export interface CrowdFundingOrder extends CrowdFunding {
  /** A crowd-funding (113), as it stands now. */
  kind: (typeof ORDER_KIND)['crowdFunding']
  /** Which one: its page is found by it. */
  promotionId: Id
}

/** The group that an order buys in. While it gathers, a paid order waits for it. */
export interface GroupOrder {
  /** A group (103), as it stands now. */
  kind: (typeof ORDER_KIND)['group']
  /** The promotion it is of. */
  promotionId: Id
  /** Which group: its page is found by it. */
  groupId: Id
  /** Whether the order opened it. */
  leader: boolean
  /** Gathering, complete or failed. */
  status: GroupStatus
  /** Shoppers it takes.
   * @asType integer
   * @minimum 2
   * @examples [3] */
  groupSize: number
  /** Shoppers of it who have paid. */
  memberCount: Count
  /** Epoch ms: until when it must be complete; absent until its leader has paid. */
  endTime?: EpochMs
}

/** An order by which a product is tried. */
export interface FreeTrialOrder extends FreeTrialState {
  /** A free trial (114). */
  kind: (typeof ORDER_KIND)['freeTrial']
}

/** An order that points paid. */
export interface ExchangeOrder {
  /** An exchange of points. */
  kind: (typeof ORDER_KIND)['exchange']
  /** Points that it was exchanged for. */
  integral: Count
}

/** An order that buys a membership: nothing of it is sent. */
export interface MembershipOrder {
  /** A membership. */
  kind: (typeof ORDER_KIND)['membership']
  /** How long it runs (F06). */
  vipType: VipType
}

/** An order of what was reserved. */
export interface ReservationOrder {
  /** A reservation (110). */
  kind: (typeof ORDER_KIND)['reservation']
  /** The campaign it is of. */
  promotionId: Id
}

/** An order, or an order to be, that buys by a bargain. */
export interface BargainedOrder {
  /** A bargain (115). */
  kind: (typeof ORDER_KIND)['bargain']
  /** Which bargain: its page is found by it. */
  bargainId: Id
  /** The campaign it is of. */
  promotionId: Id
}

/** An order by which a prize of a lottery is sent: it costs nothing. */
export interface PrizeOrder {
  /** A prize. */
  kind: (typeof ORDER_KIND)['prize']
  /** The draw that won it. */
  recordId: Id
  /** The lottery it was won in: its page is found by it. */
  activityNo: Id
}

/**
 * What an order tells of the way it was bought, told apart by `kind`. The shop's own choice of fields.
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
