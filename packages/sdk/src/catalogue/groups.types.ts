import type { GroupStatus } from '@hearth/domain'
import type { GroupTerms } from './campaign.types'
import type { Picture } from './picture.types'
import type { ProductItem } from './products.types'
import type { PromotionId } from './promotions.types'
import type { KeyedPageQuery, List } from './shared.types'
import type { Count, EpochMs, Fen, Id, SkuNo, SpuNo, Url } from './values.types'

/** Names a group. */
export interface GroupId {
  /** Which group; it stands in the link that was shared. */
  groupId: Id
}

/** A shopper of a group who has paid. */
export interface GroupMember {
  /** Their name, masked (V02).
   * @examples ["林*暖"] */
  displayName: string
  /** Their picture; empty for the default one. */
  uimg: Url
  /** Whether they opened the group. */
  leader: boolean
  /** Whether their money went back since the group was complete; the group stays complete. */
  refunded: boolean
}

/** The order by which the shopper who asks has a seat in a group. */
export interface OwnSeat {
  /** The order. */
  orderId: Id
  /** Whether it is paid; a seat that is not paid in time is free again. */
  paid: boolean
}

/** Shoppers who buy together (103): `groupData` of the group state. The shop's own choice of fields. */
export interface Group extends GroupId, PromotionId {
  /** The product they buy. */
  spuNo: SpuNo
  /** The sku the leader chose; others may choose another. */
  skuNo: SkuNo
  /** What the product is called.
   * @examples ["栖音智能音箱 mini"] */
  name: string
  /** What the sku looks like. */
  picture: Picture
  /** Fen: what a piece of the sku cost in the group when it was opened. */
  groupPrice: Fen
  /** Fen: what a piece costs now without a promotion. */
  price: Fen
  /** Shoppers it takes, 2 or more.
   * @asType integer
   * @minimum 2
   * @examples [3] */
  groupSize: number
  /** Who is in it and has paid, the leader first. */
  members: GroupMember[]
  /** Shoppers who can still join: fewer than are missing while somebody else is paying. */
  freeSeats: Count
  /** Gathering, complete or failed. */
  status: GroupStatus
  /** Epoch ms: deadline for completing it; otherwise it fails and payments are refunded. It never changes. */
  endTime: EpochMs
  /** The seat of the shopper who asks; absent where they have none. */
  own?: OwnSeat
}

/** Asks for groups. */
export interface ListGroups extends KeyedPageQuery {
  /** Only those of this activity that can be joined; absent: those the shopper is in. */
  promotionId?: Id
  /** Of those that can be joined, only those whose leader chose this product. */
  spuNo?: SpuNo
}

/** A page of groups: `groupList` of the group state. */
export interface GroupList extends List<Group> {
  /** Send it for the next page; empty at the end.
   * @maxLength 100
   * @examples ["482913570"] */
  startId: string
}

/** Names a group activity. */
export interface GetGroupActivity {
  /** Which activity. */
  promotionId: Id
}

/** A product of a group activity, as the card of its sku that costs least of those with pieces left. */
export interface GroupActivityProduct extends ProductItem, PromotionId {
  /** Fen: what a piece costs in a group; `price` is what it costs alone. */
  groupPrice: Fen
  /** Pieces of the product in orders of the activity that were not cancelled. */
  soldPieces: Count
  /** Whether no piece is left for groups. */
  soldOut: boolean
}

/** An activity in which shoppers buy together (103). The shop's own choice of fields. */
export interface GroupActivity extends PromotionId, GroupTerms {
  /** What it is called.
   * @examples ["三人成团享 8 折"] */
  name: string
  /** Epoch ms: when it begins. */
  beginTime: EpochMs
  /** Epoch ms: when it ends. */
  endTime: EpochMs
  /** Its products, those sold most first, at most 60. */
  products: GroupActivityProduct[]
  /** Groups that were completed. */
  completedCount: Count
}

/** Group activities that run, the newest first, at most 20. */
export interface GroupActivities extends List<GroupActivity> {}
