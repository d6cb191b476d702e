import { ORDER_KIND, PROMOTION_TYPE } from '@hearth/domain'
import { sql } from 'kysely'
import type { PromotionTerms } from '#shop/promotion-terms'

/** What a row of `promotion` says of its bargains. */
interface StoredBargainTerms {
  helperCount: number
  bargainHours: number
}

/** Bargain campaigns (115): each says how many friends help, and how long a bargain lasts. */
export const bargainTerms: PromotionTerms<StoredBargainTerms> = {
  type: PROMOTION_TYPE.bargain,
  read: sql<StoredBargainTerms | null>`(
    select jsonb_build_object('helperCount', helpers, 'bargainHours', bargain_hours)
    from bargain_promotion
    where bargain_promotion.promotion_id = promotion.id)`,
  tell: (terms) => ({ kind: ORDER_KIND.bargain, ...terms }),
  sold: sql<boolean>`exists (select from bargain_promotion where bargain_promotion.promotion_id = promotion.id)`,
}
