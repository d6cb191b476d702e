import { ORDER_KIND, PROMOTION_TYPE } from '@hearth/domain'
import type { GroupTerms } from '@hearth/sdk/core'
import { sql } from 'kysely'
import type { PromotionTerms } from '#shop/promotion-terms'

/** What a row of `promotion` says of its groups; null where it says nothing of any. */
export const GROUP_TERMS = sql<GroupTerms | null>`(
  select jsonb_build_object('groupSize', group_size, 'groupHours', group_hours)
  from group_promotion
  where group_promotion.promotion_id = promotion.id)`

/** Promotions for groups (103): each says how many shoppers make a group, and how long it gathers. */
export const groupTerms: PromotionTerms<GroupTerms> = {
  type: PROMOTION_TYPE.groupBuy,
  read: GROUP_TERMS,
  tell: (terms) => ({ kind: ORDER_KIND.group, ...terms }),
  sold: sql<boolean>`exists (select from group_promotion where group_promotion.promotion_id = promotion.id)`,
}
