import type { GroupStatus } from '@hearth/domain'
import type { GroupTerms } from './campaign.types'
import type { Picture } from './picture.types'
import type { ProductItem } from './products.types'
import type { PromotionId } from './promotions.types'
import type { KeyedPageQuery, List } from './shared.types'
import type { Count, EpochMs, Fen, Id, SkuNo, SpuNo, Url } from './values.types'

/** Identifies a group. */
export interface GroupId {
  /** The group; the shared link contains it. */
  groupId: Id
}

/** A member of a group who has paid. */
export interface GroupMember {
  /** Name of the member, masked (V02).
   * @examples ["林*暖"] */
  displayName: string
  /** Avatar of the member; empty for the default one. */
  uimg: Url
  /** Whether the member opened the group. */
  leader: boolean
  /** Whether the member was refunded after the group was complete; the group stays complete. */
  refunded: boolean
}

/** The asking shopper's order in a group. */
export interface OwnSeat {
  /** The order. */
  orderId: Id
  /** Whether the order is paid. The seat of an order that expires unpaid becomes free. */
  paid: boolean
}

/**
 * A group that buys together (103). The specification's group state calls it `groupData`, and does not define the
 * fields.
 */
export interface Group extends GroupId, PromotionId {
  /** The product of the group. */
  spuNo: SpuNo
  /** The sku that the leader chose; other members may choose another. */
  skuNo: SkuNo
  /** Name of the product.
   * @examples ["栖音智能音箱 mini"] */
  name: string
  /** Picture of the sku. */
  picture: Picture
  /** Fen: price of the sku in the group when it was opened. */
  groupPrice: Fen
  /** Fen: current price of the sku without a promotion. */
  price: Fen
  /** Shoppers in a group, 2 or more.
   * @asType integer
   * @minimum 2
   * @examples [3] */
  groupSize: number
  /** Members who have paid, the leader first. */
  members: GroupMember[]
  /** Shoppers who can still join; seats reserved for unpaid orders are not counted. */
  freeSeats: Count
  /** Status: gathering, complete or failed. */
  status: GroupStatus
  /**
   * Epoch ms: deadline to complete the group; after the deadline, the group fails and payments are refunded. The
   * deadline never changes.
   */
  endTime: EpochMs
  /** The asking shopper's order in the group; absent for none. */
  own?: OwnSeat
}

/** Asks for groups. */
export interface ListGroups extends KeyedPageQuery {
  /** Only groups of this promotion that can be joined; absent: the shopper's own groups.
   * @examples ["group-1"] */
  promotionId?: Id
  /** Only groups whose leader chose this product; absent: all. Applies to groups that can be joined. */
  spuNo?: SpuNo
}

/** A page of groups. The specification's group state calls it `groupList`. */
export interface GroupList extends List<Group> {
  /** Cursor for the next page: send it as `startId`; empty on the last page.
   * @maxLength 100
   * @examples ["482913570"] */
  startId: string
}

/** Identifies a group promotion. */
export interface GetGroupActivity {
  /** The promotion.
   * @examples ["group-1"] */
  promotionId: Id
}

/** A product of a group promotion, shown by its cheapest sku with pieces left. */
export interface GroupActivityProduct extends ProductItem, PromotionId {
  /** Fen: price in a group; `price` is the price without a group. */
  groupPrice: Fen
  /** Pieces of the product in orders of the promotion that were not cancelled. */
  soldPieces: Count
  /** Whether no piece is left for groups. */
  soldOut: boolean
}

/** A group promotion (103). The specification does not define the fields. */
export interface GroupActivity extends PromotionId, GroupTerms {
  /** Name of the promotion.
   * @examples ["三人成团享 8 折"] */
  name: string
  /** Epoch ms: when the promotion begins. */
  beginTime: EpochMs
  /** Epoch ms: when the promotion ends. */
  endTime: EpochMs
  /** Products of the promotion, best sellers first, at most 60. */
  products: GroupActivityProduct[]
  /** Groups that were completed. */
  completedCount: Count
}

/** Running group promotions, newest first, at most 20. */
export interface GroupActivities extends List<GroupActivity> {}
