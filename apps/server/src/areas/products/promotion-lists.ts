import type { CampaignStatus, PromotionType } from '@hearth/domain'
import { sql } from 'kysely'
import { STANDS_AT } from '#areas/products/promotion-time'
import { ascending, descending } from '#kernel/reads/page-of'

/** The sort orders and the page keys of lists of promotions. */
export const PROMOTION_ORDER = {
  sorts: {
    lastToEnd: [descending('promotion.end_time'), descending('promotion.id')],
    firstToBegin: [ascending('promotion.begin_time'), ascending('promotion.id')],
  },
  row: (after: string) => sql`promotion where promotion.id = ${after}`,
  nameOf: ({ promotionId }: { promotionId: string }) => promotionId,
}

/** The filters, sort orders and page keys of a list of promotions of one type. */
export const promotionsOf = (type: PromotionType) => ({
  ...PROMOTION_ORDER,
  filters: {
    status: (status: CampaignStatus, now: number) => STANDS_AT[status](now),
    promotionId: (id: string) => sql`promotion.id = ${id}`,
  },
  always: sql`promotion.promotion_type = ${sql.lit(type)}`,
})
