import { sql } from 'kysely'
import type { World } from './world'

/** Returns all effects of steps so far, as one text. It stays equal if nothing is written. */
export async function digest({ rows }: Pick<World, 'rows'>): Promise<string> {
  const [one] = await rows(sql<{ digest: string }>`
    select concat_ws('/',
      (select concat(count(*), sum(version)) from orders),
      (select count(*) from order_hold),
      (select sum(stock + 7 * sold) from sku),
      (select concat(count(*), sum(version)) from event),
      (select concat(count(*), sum(amount)) from ledger_entry),
      (select concat(count(*), sum(status)) from payment),
      (select concat(count(*), sum(status)) from refund),
      (select concat(count(*), sum(status), sum(quantity)) from after_sale),
      (select concat(count(*), sum(status)) from coupon),
      (select concat(count(*), sum(quantity)) from cart_line),
      (select count(*) from idempotency),
      (select concat(count(*), count(seat_no), count(paid_at)) from group_order),
      (select concat(count(*), sum(helped), count(order_id)) from bargain),
      (select concat(sum(reserved), sum(shoppers)) from reservation_run),
      (select concat(count(*), sum(status)) from prize_record),
      (select concat(count(*), count(draw_no)) from lottery_chance),
      (select sum(given) from lottery_prize),
      (select concat(count(*), sum(helper_count), count(reached_at), count(claimed_at)) from fission_share),
      (select sum(reached) from fission_activity),
      (select sum(taken) from present_activity)
    ) as digest`)
  return one!.digest
}
