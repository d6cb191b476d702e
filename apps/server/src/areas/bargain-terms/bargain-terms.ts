import { CAMPAIGN_FORM, doorWarnings, ORDER_KIND, PROMOTION_TYPE, type DoorChoices } from '@hearth/domain'
import type { BargainDoors, PromotionFacts } from '@hearth/ops'
import { sql } from 'kysely'
import type { PromotionTerms } from '#shop/promotion-terms'

/** The bargain terms of a row of `promotion`. */
interface StoredBargainTerms {
  helperCount: number
  bargainHours: number
}

/** Returns for which platforms (doors) the owner switched bargains on or off, in the form that the domain reads. */
export const doorChoices = (doors: BargainDoors = {}): DoorChoices =>
  Object.fromEntries(Object.entries(doors).map(([door, bargain]) => [door, { bargain }]))

/** The terms of bargain campaigns (115): the number of friends who help, and the hours that a bargain lasts. */
export const bargainTerms: PromotionTerms<StoredBargainTerms> = {
  type: PROMOTION_TYPE.bargain,
  read: sql<StoredBargainTerms | null>`(
    select jsonb_build_object('helperCount', helpers, 'bargainHours', bargain_hours)
    from bargain_promotion
    where bargain_promotion.promotion_id = promotion.id)`,
  tell: (terms) => ({ kind: ORDER_KIND.bargain, ...terms }),
  sold: sql<boolean>`exists (select from bargain_promotion where bargain_promotion.promotion_id = promotion.id)`,
  facts: sql<Partial<PromotionFacts> | null>`(
    select jsonb_build_object('bargainHelpers', helpers, 'bargainHours', bargain_hours, 'bargainDoors', (
      select jsonb_object_agg(door, choice -> 'bargain') from jsonb_each(doors) as chosen (door, choice)))
    from bargain_promotion
    where bargain_promotion.promotion_id = promotion.id)`,
  warnings: ({ bargainDoors }) => doorWarnings([CAMPAIGN_FORM.bargain], doorChoices(bargainDoors)),
  // Shoppers can still pay for the bargains that they started. The promotion therefore keeps its times until the last
  // running and unpaid bargain ends.
  async stop({ db, now }, { promotionId, beginTime }) {
    const { rows } = await sql<{ last: number | null }>`
      select max(bargain.end_time) as last
      from bargain
      left join orders on orders.id = bargain.order_id
      where bargain.promotion_id = ${promotionId} and bargain.end_time >= ${now} and orders.paid_at is null`.execute(db)
    const last = rows[0]?.last
    return last == null ? undefined : { beginTime, endTime: last }
  },
}
