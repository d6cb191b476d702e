import { CAMPAIGN_STATUS, campaignStatusAt, promotionDeeds, REPLY_CODE } from '@hearth/domain'
import type { ListedPromotion, ListOpsPromotions, OpsPromotion, PromotionFacts } from '@hearth/ops'
import { sql } from 'kysely'
import { PROMOTION_ORDER } from '#areas/products/promotion-lists'
import { termsAsFacts } from '#areas/products/promotion-terms'
import { STANDS_AT } from '#areas/products/promotion-time'
import { withoutNothing } from '#kernel/reads/without-nothing'
import type { Database } from '#database/connect'
import type { OpsContext } from '#kernel/ops/ops-area'
import { opsList } from '#kernel/ops/ops-list'
import { ShopError } from '#kernel/shop-error'
import { versioned } from '#kernel/ops/versioned'

const noSuchPromotion = (): ShopError => new ShopError(REPLY_CODE.notFound, '没有这个活动', 'promotionId')

/** A promotion as stored, without the fields that depend on the time. */
type Stored<Of extends ListedPromotion | OpsPromotion> = Omit<Of, 'status' | 'allowed' | 'stoppedAt'> & {
  stoppedAt: number | null
}

const LISTED = sql`
  promotion.id as "promotionId", version, promotion_type as "promotionType", name, begin_time as "beginTime",
  end_time as "endTime", stopped_at as "stoppedAt"`

const WHEN = { running: CAMPAIGN_STATUS.running, coming: CAMPAIGN_STATUS.notBegun, over: CAMPAIGN_STATUS.over } as const

/** The list of promotions of all types. */
export const promotionList = opsList<ListOpsPromotions, Stored<ListedPromotion>>({
  ...PROMOTION_ORDER,
  columns: sql`
    ${LISTED}, (select count(*) from promotion_sku where promotion_id = promotion.id) as skus`,
  from: sql`promotion`,
  filters: {
    promotionType: (type) => sql`promotion_type = ${type}`,
    when: (when, now) => STANDS_AT[WHEN[when]](now),
    search: (word) => sql`strpos(lower(name), lower(${word})) > 0 or promotion.id = ${word}`,
  },
})

/** Returns a promotion in the form for staff, with its status and the actions that it allows. */
export const toldPromotion = <Of extends ListedPromotion | OpsPromotion>(row: Stored<Of>, now: number): Of =>
  ({ ...withoutNothing(row), status: campaignStatusAt(row, now), allowed: promotionDeeds(row, now) }) as unknown as Of

/**
 * An expression on a row of `promotion` for the data that the owner wrote, in the form of a shop file. Fields without a
 * value are left out.
 */
const FACTS = sql<PromotionFacts>`jsonb_strip_nulls(jsonb_build_object(
    'promotionType', promotion_type, 'promotionName', name, 'beginTime', begin_time, 'endTime', end_time,
    'displayTime', display_time, 'supportTarget', support_target, 'thresholdAmount', threshold_amount,
    'reduceAmount', reduce_amount, 'thresholdQuantity', threshold_quantity, 'discountRate', discount_rate,
    'tiers', tiers, 'priority', nullif(priority, 0), 'combinesWith', combines_with, 'giftSkuNo', gift_sku_no,
    'giftName', gift_name, 'trialDays', trial_days, 'balanceBeginTime', balance_begin, 'balanceEndTime', balance_end,
    'depositKept', deposit_kept, 'skus', (
      select jsonb_agg(jsonb_build_object(
        'skuNo', sku_no, 'promotionRate', promotion_rate, 'stock', stock + sold, 'shopperLimit', shopper_limit,
        'promotionPrice', case when promotion_rate is null then promotion_price end,
        'depositAmount', deposit_amount, 'depositWorth', deposit_worth
      ) order by sku_no)
      from promotion_sku where promotion_id = promotion.id
    )
  ) || coalesce(${termsAsFacts}, '{}'::jsonb))`

const SKUS = sql`(
    select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
      'skuNo', on_sku.sku_no, 'name', sku_name, 'price', price, 'promotionPrice', promotion_price,
      'promotionRate', promotion_rate, 'stock', on_sku.stock, 'sold', on_sku.sold, 'shopperLimit', shopper_limit
    )) order by on_sku.sku_no), '[]')
    from promotion_sku on_sku join sku on sku.sku_no = on_sku.sku_no where promotion_id = promotion.id)`

/** Finds a promotion in one query. With `lock`, another query locks the promotion first. */
async function findPromotion(
  db: Database,
  promotionId: string,
  lock: boolean,
  now: number,
): Promise<OpsPromotion | undefined> {
  if (lock) await sql`select id from promotion where id = ${promotionId} for update`.execute(db)
  const { rows } = await sql<Stored<OpsPromotion>>`
    select ${LISTED}, ${FACTS} as facts, ${SKUS} as skus
    from promotion where promotion.id = ${promotionId}`.execute(db)
  return rows[0] && toldPromotion<OpsPromotion>(rows[0], now)
}

/** Reads and changes promotions for staff. */
export const opsPromotions = ({ now }: Pick<OpsContext, 'now'>) =>
  versioned<OpsPromotion>({
    kind: 'promotion',
    find: (db, id, lock) => findPromotion(db, id, lock, now),
    missing: noSuchPromotion,
    told: ({ facts, stoppedAt }) => ({ ...facts, ...(stoppedAt === undefined ? {} : { stoppedAt }) }),
  })
