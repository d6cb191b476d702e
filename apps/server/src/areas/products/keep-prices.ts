import { COMPARED_DAYS, CUT_DAYS, DAY, lowestBefore, priceSku, type PriceFrom } from '@hearth/domain'
import type { Sku } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { readSkus } from '#areas/products/read-skus'
import { isSoldPromotion } from '#areas/products/promotion-terms'
import { catalogueChanged } from '#areas/stock/catalogue-changed'
import type { Database } from '#database/connect'
import { listRows } from '#database/list-rows'
import { transaction } from '#database/transaction'

/** The columns of what a sku is sold at, as the statement takes them. */
const KEPT = `sku_no text, facts text, price bigint, is_new boolean, lowest_price bigint, lowest_until bigint`

/** Skus of one transaction. */
const AT_ONCE = 200

/** Days for which it is kept what a sku was sold at; what it is sold at now is kept in any case. */
const KEPT_DAYS = 400

/**
 * Keeps what skus are sold at from now on, of those whose price came about otherwise when it was last looked at, and
 * what that may be compared with. Asks nothing of products whose prices stand.
 * @returns how many skus were looked at
 */
export const keepPrices = (db: Database, now: number): Promise<number> =>
  untilDone(() => transaction(db, (trx) => keepSome(trx, now)))

/** The same, in the transaction there is. */
export const keepPricesWithin = (trx: Database, now: number): Promise<number> => untilDone(() => keepSome(trx, now))

async function untilDone(some: () => Promise<number>): Promise<number> {
  let looked = 0
  for (;;) {
    const done = await some()
    looked += done
    if (done < AT_ONCE) return looked
  }
}

interface Changed {
  sku_no: string
  facts: string
  history: PriceFrom[]
}

async function keepSome(db: Database, now: number): Promise<number> {
  // What is compared is only whether something changed; what it means for the price is for the domain to say.
  const { rows } = await sql<Changed>`
    with running as (
      select on_sku.sku_no,
        string_agg(
          promotion.id || '=' || coalesce(on_sku.promotion_price::text, '')
            || '/' || (coalesce(on_sku.stock, 1) > 0)::text,
          ' ' order by promotion.id
        ) as facts
      from promotion
      join promotion_sku on_sku on on_sku.promotion_id = promotion.id
      where begin_time <= ${now} and end_time >= ${now} and ${isSoldPromotion}
      group by on_sku.sku_no
    ),
    changed as (
      select sku.sku_no, sku.price::text || ' ' || coalesce(running.facts, '') as facts
      from sku
      left join running on running.sku_no = sku.sku_no
      where sku.price_facts is distinct from sku.price::text || ' ' || coalesce(running.facts, '')
        or sku.lowest_until <= ${now}
      order by sku.sku_no limit ${AT_ONCE}
    )
    select changed.*, coalesce((
      select jsonb_agg(jsonb_build_object('price', price, 'from', from_time)) from price_history
      where price_history.sku_no = changed.sku_no
    ), '[]') as history
    from changed`.execute(db)
  if (rows.length === 0) return 0
  // Of two servers one has the rows; the other finds them as they are afterwards, which is the same.
  await sql`
    select from sku
    where sku_no = any(${rows.map((row) => row.sku_no)}::text[])
    order by sku_no for update`.execute(db)
  const skus = new Map(
    (await readSkus(db, { skuNos: rows.map((row) => row.sku_no) }, now)).map((one) => [one.skuNo, one]),
  )
  const kept = rows.flatMap((row) => (skus.has(row.sku_no) ? [priceNow(row, skus.get(row.sku_no)!, now)] : []))
  await sql`
    with kept as (select * from ${listRows(kept, KEPT)} as kept),
    added as (
      insert into price_history (sku_no, from_time, price)
      select sku_no, ${now}::bigint, price from kept where is_new
      on conflict (sku_no, from_time) do update set price = excluded.price
    ),
    told as (
      update sku set price_facts = kept.facts, lowest_price = kept.lowest_price, lowest_until = kept.lowest_until
      from kept
      where sku.sku_no = kept.sku_no
      returning 1
    )
    ${catalogueChanged(sql`
      select exists (
        select from kept
        join sku on sku.sku_no = kept.sku_no
        where sku.lowest_price is distinct from kept.lowest_price
      )`)}`.execute(db)
  return rows.length
}

/** What anybody pays for a sku now, and what that may be compared with. */
function priceNow({ sku_no, facts, history }: Changed, sku: Sku, now: number) {
  const { price, promotion } = priceSku(sku, { now })
  const last = history.reduce<PriceFrom | undefined>(
    (newest, one) => (newest && newest.from > one.from ? newest : one),
    undefined,
  )
  const since = last?.price === price ? last.from : now
  const lowest = lowestBefore(history, since)
  const until = since + CUT_DAYS * DAY
  const isOver = !promotion && until <= now
  return {
    sku_no,
    facts,
    price,
    is_new: since === now,
    lowest_price: isOver ? null : (lowest ?? null),
    lowest_until: promotion || isOver || lowest === undefined ? null : until,
  }
}

/** Keeps what skus were sold at before they came into the shop, of those it has not looked at yet. */
export async function keepSoldAt(
  db: Database,
  skus: readonly { skuNo: string; soldAt?: number }[],
  now: number,
): Promise<void> {
  const told = skus.filter(({ soldAt }) => soldAt !== undefined)
  if (told.length === 0) return
  await sql`
    insert into price_history (sku_no, from_time, price)
    select sku.sku_no, ${now - COMPARED_DAYS * DAY}::bigint, told."soldAt"
    from ${listRows(told, '"skuNo" text, "soldAt" bigint')} as told join sku on sku.sku_no = told."skuNo"
    where sku.price_facts is null on conflict (sku_no, from_time) do nothing`.execute(db)
}

/** Forgets what skus were sold at long ago, but for what they are sold at still. */
export async function forgetPrices(db: Database, now: number): Promise<void> {
  await sql`
    delete from price_history as old where from_time < ${now - KEPT_DAYS * DAY}
      and exists (select from price_history newer where newer.sku_no = old.sku_no and newer.from_time > old.from_time
        and newer.from_time < ${now - KEPT_DAYS * DAY})`.execute(db)
}
