import { DAY, ORDER_STATUS } from '@hearth/domain'
import { sql, type RawBuilder } from 'kysely'
import { TAKEN_DAYS } from '#areas/products/keep-taken'
import { transaction } from '#database/transaction'
import type { Database } from '#database/connect'

/**
 * FRESH: ms after which the pairs of a product are computed again. AT_ONCE: products per run, few enough that no run
 * holds the database for long.
 */
const FRESH = 3_600_000
const AT_ONCE = 40

/**
 * The most rows that are read for a product: `BUYERS` latest buyers with `ORDERS` orders each, and `VISITORS` latest
 * visitors with `LOOKS` views each.
 */
const BUYERS = 100
const ORDERS = 20
const VISITORS = 200
const LOOKS = 30

/**
 * Weights for the score of a pair of products. BOUGHT counts for each shopper who bought both. TAKEN counts each time
 * when a shopper put one of them into a cart from a recommendation, beside the other. SEEN counts for each visitor who
 * viewed both.
 */
const BOUGHT = 5
const TAKEN = 3
const SEEN = 1

/** The most times that TAKEN counts for one pair, so that few shoppers can't raise the pair's score too much. */
const MOST_TAKEN = 20

/** The number of best pairs that are kept for each product. */
const KEPT = 30

/** Days for which views are kept. */
const SEEN_DAYS = 30

/** Condition on a row of `orders`: it is paid and not cancelled. */
export const PAID = sql<boolean>`orders.paid_at is not null and orders.status <> ${sql.lit(ORDER_STATUS.cancelled)}`

/**
 * Recomputes which products are bought and viewed together with each product, an hour after the last time. Begins with
 * the products that were computed longest ago. Reads a limited number of rows for each product, all by indexes, so that
 * its duration does not depend on the size of the shop. Requests of shoppers then need no join.
 * @returns the number of products that were computed
 */
export function pairProducts(db: Database, now: number): Promise<number> {
  return transaction(db, async (trx) => {
    // If two servers run this, the second one waits for the rows, and then finds that they are fresh.
    const { rows } = await sql<{ spu_no: string }>`
      insert into spu_paired (spu_no, paired_at)
      select spu_sold.spu_no, ${now}::bigint
      from spu_sold
      left join spu_paired paired on paired.spu_no = spu_sold.spu_no
      where paired.spu_no is null or paired.paired_at <= ${now - FRESH}
      order by paired.paired_at nulls first, spu_sold.spu_no limit ${AT_ONCE}
      on conflict (spu_no) do update set paired_at = excluded.paired_at where spu_paired.paired_at <= ${now - FRESH}
      returning spu_no`.execute(trx)
    const due = sql`${rows.map((row) => row.spu_no)}::text[]`
    if (rows.length === 0) return 0
    await sql`delete from spu_pair where spu_no = any(${due})`.execute(trx)
    await sql`
      with due as (select unnest(${due}) as spu_no), bought as (${bought}), seen as (${seen(now)}),
      scored as (
        select spu_no, other_spu_no, sum(score) as score from (
          select spu_no, other_spu_no, ${BOUGHT}::bigint * count(distinct shopper_id) as score from bought group by 1, 2
          union all
          select spu_no, other_spu_no, ${SEEN}::bigint * count(*) as score from seen group by 1, 2
          union all
          select spu_no, other_spu_no, ${TAKEN}::bigint * least(times, ${MOST_TAKEN}) from spu_taken
          where spu_no = any(${due}) and taken_at > ${now - TAKEN_DAYS * DAY}::bigint
        ) as counted group by 1, 2),
      ranked as (
        select *, row_number() over (partition by spu_no order by score desc, other_spu_no) as place from scored
      )
      insert into spu_pair (spu_no, other_spu_no, score)
      select spu_no, other_spu_no, score from ranked where place <= ${KEPT}`.execute(trx)
    return rows.length
  })
}

/** A query for the other products that the latest buyers of each product bought. */
const bought: RawBuilder<object> = sql`
  select due.spu_no, buyer.shopper_id, other.spu_no as other_spu_no from due
  cross join lateral (
    select distinct orders.shopper_id from (
      select order_id from order_item
      where order_item.spu_no = due.spu_no and not gift
      order by order_id desc limit ${sql.lit(BUYERS)}
    ) as recent
    join orders on orders.id = recent.order_id
    where ${PAID}
  ) as buyer
  cross join lateral (
    select distinct item.spu_no from (
      select id from orders
      where orders.shopper_id = buyer.shopper_id and ${PAID}
      order by created_at desc, id desc limit ${sql.lit(ORDERS)}
    ) as theirs
    join order_item item on item.order_id = theirs.id
    where not item.gift and item.spu_no <> due.spu_no
  ) as other`

/** A query for the other products that the latest visitors of each product viewed. */
const seen = (now: number): RawBuilder<object> => sql`
  select due.spu_no, other.spu_no as other_spu_no from due
  cross join lateral (
    select trace_id from spu_seen where spu_seen.spu_no = due.spu_no and seen_at > ${now - SEEN_DAYS * DAY}::bigint
    order by seen_at desc limit ${sql.lit(VISITORS)}
  ) as visitor
  cross join lateral (
    select spu_seen.spu_no from spu_seen
    where spu_seen.trace_id = visitor.trace_id and spu_seen.spu_no <> due.spu_no limit ${sql.lit(LOOKS)}
  ) as other`
