import { COUPON_STATUS, couponStatusAt, type CouponStatus } from '@hearth/domain'
import type { Coupon, CouponPage, CouponWorth } from '@hearth/sdk/core'
import { sql, type RawBuilder } from 'kysely'
import { isUsable } from '#areas/coupons/owned-coupons'
import { withoutNothing } from '#kernel/reads/without-nothing'
import type { Database } from '#database/connect'
import { ascending, descending, pageOf } from '#kernel/reads/page-of'

type CouponRow = CouponWorth &
  Omit<Coupon, keyof CouponWorth | 'skuNos' | 'orderId'> & {
    skuNos: string[] | null
    orderId: string | null
  }

/** Columns of a coupon and its batch, with their names on the wire. */
const couponColumns = sql`
  coupon.id as "couponId", coupon.batch_id as "couponBatchId", coupon_batch.name as "couponName",
  coupon.status as "couponStatus", coupon.order_id as "orderId", coupon.received_at as "receivedTime",
  coupon_batch.discount_type as "discountType", coupon_batch.coupon_value as "couponValue",
  coupon_batch.most_saving as "mostSaving",
  coupon_batch.threshold_amount as "thresholdAmount", coupon_batch.sku_nos as "skuNos",
  coupon.begin_time as "beginTime", coupon.end_time as "endTime"`

const toCoupon = (row: CouponRow, now: number): Coupon => ({
  ...(withoutNothing(row) as Coupon),
  couponStatus: couponStatusAt(row.couponStatus, row.endTime, now),
})

/** Which coupons of a shopper to read. */
export interface CouponFilter {
  shopperId: string
  status?: CouponStatus
  /** The coupon after which the page begins. */
  after?: string
  count: number
  /** Epoch ms. */
  now: number
}

/** A page of a shopper's coupons in the order of their ends, and the number of all of them: one query. */
export async function readCouponPage(db: Database, filter: CouponFilter): Promise<CouponPage> {
  const { shopperId, status, after, count, now } = filter
  const chosen = sql`coupon.shopper_id = ${shopperId} and ${ofStatus(status, now)}`
  // Usable coupons are listed by their end, the earliest first. Other coupons are listed by their end, the latest
  // first.
  const direction = status === COUPON_STATUS.usable ? ascending : descending
  const page = pageOf({
    by: [direction('coupon.end_time'), direction('coupon.id')],
    row: (last) => sql`coupon where coupon.id = ${last} and coupon.shopper_id = ${shopperId}`,
    after,
    count,
  })
  const order = status === COUPON_STATUS.usable ? sql`asc` : sql`desc`
  const { rows } = await sql<CouponRow & { total: number }>`
    with counted as (select count(*) as total from coupon where ${chosen}),
    page as (
      select ${couponColumns}
      from coupon
      join coupon_batch on coupon_batch.id = coupon.batch_id
      where ${chosen} and ${page.beyond}
      order by ${page.order} limit ${page.limit}
    )
    select page.*, counted.total
    from counted
    left join page on true
    order by page."endTime" ${order}, page."couponId" ${order}`.execute(db)
  const found = rows.flatMap(({ total: _total, ...row }) =>
    row.couponId === null ? [] : toCoupon(row as CouponRow, now),
  )
  const { rows: result, after: startId } = page.cut(found, ({ couponId }) => couponId)
  return { result, totalCount: rows[0]?.total ?? 0, startId }
}

/**
 * Condition for a status. Coupons held by an unpaid order are listed as usable, since they are released if it is not
 * paid.
 */
function ofStatus(status: CouponStatus | undefined, now: number): RawBuilder<boolean> {
  const { usable, expired, held, merged } = COUPON_STATUS
  switch (status) {
    case undefined:
      return sql<boolean>`coupon.status <> ${sql.lit(merged)}`
    case usable:
      return sql<boolean>`(coupon.status = ${sql.lit(held)} or (${isUsable(now)}))`
    case expired:
      return sql<boolean>`coupon.status = ${sql.lit(usable)} and coupon.end_time < ${now}`
    case merged:
      return sql<boolean>`false`
    default:
      return sql<boolean>`coupon.status = ${sql.lit(status)}`
  }
}

/** Coupons by their ids, in the order of the ids. */
export async function readCoupons(db: Database, couponIds: readonly string[], now: number): Promise<Coupon[]> {
  const { rows } = await sql<CouponRow>`
    select ${couponColumns} from coupon join coupon_batch on coupon_batch.id = coupon.batch_id
    where coupon.id = any(${[...couponIds]}::text[])`.execute(db)
  const byId = new Map(rows.map((row) => [row.couponId, row]))
  return couponIds.flatMap((id) => byId.get(id) ?? []).map((row) => toCoupon(row, now))
}
