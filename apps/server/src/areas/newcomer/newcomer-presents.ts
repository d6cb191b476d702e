import { NEWCOMER_ACTIVITY, PRODUCTS_SHOWN, PROMOTION_TYPE, REPLY_CODE } from '@hearth/domain'
import type { FreshmanPresents, Picture, PresentCoupon, PresentInfo } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { readCards } from '#areas/products/read-cards'
import { withoutNothing } from '#kernel/reads/without-nothing'
import type { Database } from '#database/connect'
import { ShopError } from '#kernel/shop-error'

const TITLE = '新人礼'

/**
 * A query for the running promotions for newcomers, with one sku of each product. The nested subqueries make the
 * database read the promotions first. Otherwise its planner would read all skus.
 */
const running = (now: number) => sql`
  select distinct on (sku.spu_no) sku.spu_no, sku.sku_no, promotion.begin_time, promotion.end_time
  from (
    select id, begin_time, end_time from promotion
    where promotion_type = ${sql.lit(PROMOTION_TYPE.newcomer)} and end_time >= ${now} and begin_time <= ${now}
    offset 0
  ) as promotion
  cross join lateral (
    select sku_no, promotion_price from promotion_sku where promotion_id = promotion.id offset 0
  ) as on_sku
  cross join lateral (
    select spu_no, sku_no from sku where sku_no = on_sku.sku_no offset 0
  ) as sku
  order by sku.spu_no, on_sku.promotion_price, sku.sku_no`

/**
 * SQL for the batches whose coupons the first login gives now, as `welcome` does, without batches that have run out.
 */
const welcome = (now: number) => sql`
  from coupon_batch
  where on_signup and begin_time <= ${now} and end_time >= ${now} and (quantity is null or given < quantity)`

/** Reads the presents for newcomers: the coupons of the first login, and products at lower prices. */
export async function newcomerPresents(db: Database, now: number): Promise<FreshmanPresents> {
  const { rows: coupons } = await sql<PresentCoupon>`
    select id as "couponBatchId", name as "couponName", discount_type as "discountType", coupon_value as "couponValue",
      most_saving as "mostSaving",
      threshold_amount as "thresholdAmount", begin_time as "beginTime", end_time as "endTime",
      valid_days as "validDays", sku_nos as "skuNos"
    ${welcome(now)} order by threshold_amount desc, id`.execute(db)
  const { rows: found } = await sql<{ spu_no: string; sku_no: string }>`
    select spu_no, sku_no from (${running(now)}) as running limit ${PRODUCTS_SHOWN.page}`.execute(db)
  const skuOf = new Map(found.map((row) => [row.spu_no, row.sku_no]))
  const { spus, card } = await readCards(
    db,
    sql`spu.spu_no = any(${[...skuOf.keys()]}::text[]) order by spu.position, spu.spu_no`,
    now,
  )
  return {
    activityId: NEWCOMER_ACTIVITY,
    title: TITLE,
    coupons: coupons.map(withoutNothing),
    products: spus.map((spu) => card(spu, skuOf.get(spu.spu_no))),
  }
}

/**
 * Reads the activity for newcomers. It ends with the last of its coupons and prices.
 * @throws ShopError notFound if there are no presents
 */
export async function newcomerInfo(db: Database, now: number): Promise<PresentInfo> {
  const { rows } = await sql<{ beginTime: number | null; endTime: number | null; picture: Picture | null }>`
    with times as (
      select begin_time, end_time ${welcome(now)}
      union all
      select begin_time, end_time from (${running(now)}) as running
    )
    select min(begin_time) as "beginTime", max(end_time) as "endTime",
      (
        select spu.pictures -> 0
        from (${running(now)}) as running
        join spu on spu.spu_no = running.spu_no
        order by spu.position, spu.spu_no limit 1
      ) as picture
    from times`.execute(db)
  const { beginTime = null, endTime = null, picture } = rows[0] ?? {}
  if (beginTime === null || endTime === null)
    throw new ShopError(REPLY_CODE.notFound, '活动不存在或已结束', 'activityId')
  return {
    activityId: NEWCOMER_ACTIVITY,
    title: TITLE,
    description: '新用户首次登录即得新人券，首单还可享新人价，每人一份。',
    ...(picture ? { picture } : {}),
    beginTime,
    endTime,
  }
}
