import { ORDER_KIND, PROMOTION_TYPE } from '@hearth/domain'
import type { GroupTerms } from '@hearth/sdk/core'
import { sql } from 'kysely'
import type { PromotionTerms } from '#shop/promotion-terms'

/** An expression for the group terms of a row of `promotion`; null if it has none. */
export const GROUP_TERMS = sql<GroupTerms | null>`(
  select jsonb_build_object('groupSize', group_size, 'groupHours', group_hours)
  from group_promotion
  where group_promotion.promotion_id = promotion.id)`

const HOUR = 3_600_000

/** The terms of group promotions (103): the number of shoppers in a group, and the hours that it gathers. */
export const groupTerms: PromotionTerms<GroupTerms> = {
  type: PROMOTION_TYPE.groupBuy,
  read: GROUP_TERMS,
  tell: (terms) => ({ kind: ORDER_KIND.group, ...terms }),
  sold: sql<boolean>`exists (select from group_promotion where group_promotion.promotion_id = promotion.id)`,
  facts: GROUP_TERMS,
  // A group whose leader has not paid yet begins to gather with that payment.
  async stop({ db, now }, { promotionId, beginTime, endTime }) {
    const { rows } = await sql<{ last: number | null }>`
      select max(case when state = 'gathering' then end_time else ${now} + group_hours * ${HOUR}::bigint end) as last
      from buying_group
      where promotion_id = ${promotionId} and state in ('opening', 'gathering')`.execute(db)
    const last = rows[0]?.last
    return last == null ? undefined : { beginTime, endTime: Math.min(last, endTime) }
  },
}
