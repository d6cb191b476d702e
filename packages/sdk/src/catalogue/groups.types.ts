import type { GroupStatus } from '@hearth/domain'
import type { ProductItem } from './products.types'
import type { PromotionId } from './promotions.types'
import type { List, Page, PageQuery } from './shared.types'
import type { Count, EpochMs, Id, SkuNo, SpuNo, Url } from './values.types'

/** Names a group. */
export interface GroupId {
  /** Which group; it stands in the link that was shared. */
  groupId: Id
}

/** A shopper of a group. */
export interface GroupMember {
  /** Their name, masked (V02).
   * @examples ["林*暖"] */
  displayName: string
  /** Their picture; empty for the default one. */
  uimg: Url
  /** Whether they opened the group. */
  leader: boolean
}

/** Shoppers who buy together (103): `groupData` of the group state. The shop's own choice of fields. */
export interface Group extends GroupId, PromotionId {
  /** The product they buy. */
  spuNo: SpuNo
  /** The sku the leader chose; others may choose another. */
  skuNo: SkuNo
  /** Shoppers it takes, 2 or more.
   * @asType integer
   * @minimum 2
   * @examples [3] */
  groupSize: number
  /** Who is in it, the leader first. */
  members: GroupMember[]
  /** Gathering, complete or failed. */
  status: GroupStatus
  /** Epoch ms: until when it must be complete; else it fails and payments are given back. */
  endTime: EpochMs
}

/** Asks for groups. */
export interface ListGroups extends PageQuery {
  /** Only those of this activity; absent: those the shopper is in. */
  promotionId?: Id
}

/** A page of groups, those that end first first: `groupList` of the group state. */
export interface GroupList extends Page<Group> {}

/** Names a group activity. */
export interface GetGroupActivity {
  /** Which activity. */
  promotionId: Id
}

/** An activity in which shoppers buy together (103). The shop's own choice of fields. */
export interface GroupActivity extends PromotionId {
  /** What it is called.
   * @examples ["三人成团享 8 折"] */
  name: string
  /** Shoppers a group takes, 2 or more.
   * @asType integer
   * @minimum 2
   * @examples [3] */
  groupSize: number
  /** Epoch ms: when it begins. */
  beginTime: EpochMs
  /** Epoch ms: when it ends. */
  endTime: EpochMs
  /** Its products, those sold most first. */
  products: ProductItem[]
  /** Groups that were completed. */
  completedCount: Count
}

/** Group activities that run, the newest first. */
export interface GroupActivities extends List<GroupActivity> {}
