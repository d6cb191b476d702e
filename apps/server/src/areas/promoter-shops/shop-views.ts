import { createHash } from 'node:crypto'
import { DAY, formatDay } from '@hearth/domain'
import type { ShopViews } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { needOpenShop } from '#areas/promoter-terms/shop-row'
import type { Database } from '#database/connect'
import type { Context } from '#kernel/context'

/** A hash that tells the visitors of one day apart, without storing who they are. */
const visitorOf = ({ secret, shopper, visitor, network }: Context, day: string): string =>
  createHash('sha256')
    .update(`shop view ${secret} ${day} ${shopper ?? visitor.hash ?? network.near}`)
    .digest('base64url')

/** A pattern for the user agents of programs that open shared links automatically. */
const ROBOT = /bot|crawl|spider|slurp|preview|fetch|curl|wget|python|java\/|headless|monitor/i

/**
 * Counts a visitor of an open shop, at most once a day. The owner and programs are not counted.
 * @throws ShopError notFound
 */
export async function viewShop(context: Context, shopId: string): Promise<void> {
  const { db, now, shopper, userAgent } = context
  const shop = await needOpenShop(db, shopId)
  if (shop.shopperId === shopper || ROBOT.test(userAgent)) return
  const day = formatDay(now)
  await sql`
    with seen as (
      insert into promoter_shop_visitor (shop_id, day, visitor)
      values (${shopId}, ${day}, ${visitorOf(context, day)})
      on conflict (shop_id, day, visitor) do nothing
      returning shop_id, day
    )
    insert into promoter_shop_day (shop_id, day, views) select shop_id, day, 1 from seen
    on conflict (shop_id, day) do update set views = promoter_shop_day.views + 1`.execute(db)
}

/** The numbers of a shop's visitors: in total and today. */
export async function readViews(db: Database, shopId: string, now: number): Promise<ShopViews> {
  const { rows } = await sql<ShopViews>`
    select coalesce(sum(views), 0) as "viewCount",
      coalesce(sum(views) filter (where day = ${formatDay(now)}), 0) as "todayViewCount"
    from promoter_shop_day where shop_id = ${shopId}`.execute(db)
  return rows[0]!
}

/** Deletes the hashes of visitors before yesterday. The numbers stay. */
export const forgetShopVisitors = ({ db, now }: { db: Database; now: number }) =>
  sql`delete from promoter_shop_visitor where day < ${formatDay(now - DAY)}`.execute(db)
