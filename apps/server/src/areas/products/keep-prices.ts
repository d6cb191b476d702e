import { COMPARED_DAYS, CUT_DAYS, DAY, lowestBefore, priceSku, type PriceFrom } from '@hearth/domain'
import type { Sku } from '@hearth/sdk/core'
import { sql, type RawBuilder } from 'kysely'
import { readSkus } from '#areas/products/read-skus'
import { isSoldPromotion } from '#areas/products/promotion-terms'
import { catalogueChanged } from '#areas/stock/catalogue-changed'
import type { Database } from '#database/connect'
import { listRows } from '#database/list-rows'
import { transaction } from '#database/transaction'

/** The columns of the prices that the statement writes, with their types. */
const KEPT = `sku_no text, facts text, price bigint, is_new boolean, lowest_price bigint, lowest_until bigint`

/** The most skus that are checked in one transaction. */
const AT_ONCE = 200

/** Days for which selling prices are kept. The present price is always kept. */
const KEPT_DAYS = 400

/**
 * Records the present selling price and comparison price of each sku whose ordinary price or running promotions changed
 * since the last check, or whose comparison price ended. Reads no other products.
 * @returns the number of skus that were checked
 */
export const keepPrices = (db: Database, now: number): Promise<number> =>
  untilDone(() => transaction(db, (trx) => keepSome(trx, now)))

/** Records prices as `keepPrices` does, in the caller's transaction. With `skuNos`, only these skus are checked. */
export const keepPricesWithin = (trx: Database, now: number, skuNos?: readonly string[]): Promise<number> =>
  untilDone(() => keepSome(trx, now, skuNos))

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

async function keepSome(db: Database, now: number, skuNos?: readonly string[]): Promise<number> {
  const isAsked = (skuNo: RawBuilder<string>) => (skuNos ? sql`${skuNo} = any(${skuNos}::text[])` : sql`true`)
  // SQL only detects changes. The domain computes the price.
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
        and ${isAsked(sql`on_sku.sku_no`)}
      group by on_sku.sku_no
    ),
    changed as (
      select sku.sku_no, sku.price::text || ' ' || coalesce(running.facts, '') as facts
      from sku
      left join running on running.sku_no = sku.sku_no
      where ${isAsked(sql`sku.sku_no`)} and (
        sku.price_facts is distinct from sku.price::text || ' ' || coalesce(running.facts, '')
        or sku.lowest_until <= ${now}
      )
      order by sku.sku_no limit ${AT_ONCE}
    )
    select changed.*, coalesce((
      select jsonb_agg(jsonb_build_object('price', price, 'from', from_time)) from price_history
      where price_history.sku_no = changed.sku_no
    ), '[]') as history
    from changed`.execute(db)
  if (rows.length === 0) return 0
  // If two servers run this, the second one waits for the rows, and then records the same prices.
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

/** Returns the price of a sku now for a visitor, who has no special prices, and the comparison price. */
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

/** Records the former selling price that a shop file states for a sku, if no price of the sku is recorded yet. */
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

/** Deletes selling prices that ended more than `KEPT_DAYS` days ago. */
export async function forgetPrices(db: Database, now: number): Promise<void> {
  await sql`
    delete from price_history as old where from_time < ${now - KEPT_DAYS * DAY}
      and exists (select from price_history newer where newer.sku_no = old.sku_no and newer.from_time > old.from_time
        and newer.from_time < ${now - KEPT_DAYS * DAY})`.execute(db)
}
