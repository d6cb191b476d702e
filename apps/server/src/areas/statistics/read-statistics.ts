import { DAY, formatDay, PROMOTER_KIND, PROMOTER_REFUSAL, REPLY_CODE, type PromoterKind } from '@hearth/domain'
import type {
  DailyStatistics,
  DayFigures,
  GetDailyStatistics,
  GetShopStatistics,
  ShopFigures,
  ShopStatistics,
} from '@hearth/sdk/core'
import { sql, type RawBuilder } from 'kysely'
import { figureDays } from '#areas/statistics/figure-days'
import type { Context } from '#kernel/context'
import { ShopError } from '#kernel/shop-error'

type Asker = Pick<Context, 'db' | 'now' | 'needShopper'>

interface Wish extends GetShopStatistics {
  shopperId: string
  kind: PromoterKind
}

/**
 * CTEs for the caller's shop of a kind. `shop` is the row of this shop. Each row of `figure` has either the orders and
 * earnings of a day, or the views of a day. If a channel is given, only orders of this channel count, and views count
 * only if the shop belongs to this channel.
 * @param days a condition on `day`
 */
const figures = ({ shopperId, kind, channelCode }: Wish, days: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  with shop as (
    select id, channel_code from promoter_shop where shopper_id = ${shopperId} and kind = ${kind}
  ),
  figure as (
    select day, orders, amount, rebate, 0 as views from rebate_day
    where shopper_id = ${shopperId} and kind = ${kind} and ${days}
      ${channelCode === undefined ? sql`` : sql`and channel_code = ${channelCode}`}
    union all
    select counted.day, 0 as orders, 0 as amount, 0 as rebate, counted.views
    from shop
    join promoter_shop_day counted on counted.shop_id = shop.id
    where ${days} ${channelCode === undefined ? sql`` : sql`and shop.channel_code = ${channelCode}`}
  )`

const noShop = (kind: PromoterKind) =>
  new ShopError(
    REPLY_CODE.wrongState,
    kind === PROMOTER_KIND.partner ? PROMOTER_REFUSAL.noPartnerShop : PROMOTER_REFUSAL.noShop,
  )

const NONE: ShopFigures = { viewCount: 0, orderCount: 0, amount: 0, rebateAmount: 0 }

/**
 * Reads the figures of the caller's shop in total, of today, and of the last 7 and 30 days, in one query. Closed shops
 * and shops of suspended promoters have figures too, since their owners keep the earnings.
 * @throws ShopError wrongState for a shopper without a shop
 */
export async function readStatistics(
  { db, now, needShopper }: Asker,
  kind: PromoterKind,
  { channelCode }: GetShopStatistics,
): Promise<ShopStatistics> {
  const since = (days: number) => formatDay(now - (days - 1) * DAY)
  const sums = (condition: RawBuilder<unknown>) => sql`jsonb_build_object(
    'viewCount', coalesce(sum(views) filter (where ${condition}), 0),
    'orderCount', coalesce(sum(orders) filter (where ${condition}), 0),
    'amount', coalesce(sum(amount) filter (where ${condition}), 0),
    'rebateAmount', coalesce(sum(rebate) filter (where ${condition}), 0))`
  const wish = { shopperId: needShopper(), kind, ...(channelCode === undefined ? {} : { channelCode }) }
  const { rows } = await sql<Omit<ShopStatistics, keyof ShopFigures> & { ever: ShopFigures; hasShop: boolean }>`
    ${figures(wish, sql`true`)}
    select exists (select from shop) as "hasShop",
      ${sums(sql`true`)} as ever,
      ${sums(sql`day = ${since(1)}`)} as today,
      ${sums(sql`day between ${since(7)} and ${since(1)}`)} as "last7Days",
      ${sums(sql`day between ${since(30)} and ${since(1)}`)} as "last30Days"
    from figure`.execute(db)
  const { hasShop, ever, ...late } = rows[0]!
  if (!hasShop) throw noShop(kind)
  return { ...ever, ...late }
}

/**
 * Reads the figures of the caller's shop for each of the given days, with their sums, in one query.
 * @throws ShopError wrongState for a shopper without a shop; badInput for invalid or too many days
 */
export async function readDailyStatistics(
  { db, needShopper }: Asker,
  kind: PromoterKind,
  { begin, end, channelCode }: GetDailyStatistics,
): Promise<DailyStatistics> {
  const wish = { shopperId: needShopper(), kind, ...(channelCode === undefined ? {} : { channelCode }) }
  const days = figureDays({ begin, end })
  const { rows } = await sql<{ [Field in keyof DayFigures]: DayFigures[Field] | null }>`
    ${figures(wish, sql`day between ${begin} and ${end}`)}
    select found.*
    from shop
    left join (
      select day, sum(views)::bigint as "viewCount", sum(orders)::bigint as "orderCount",
        sum(amount)::bigint as amount, sum(rebate)::bigint as "rebateAmount"
      from figure group by day
    ) as found on true`.execute(db)
  if (rows.length === 0) throw noShop(kind)
  const found = new Map(rows.map((row) => [row.day, row]))
  const result = days.map((day): DayFigures => {
    const { viewCount, orderCount, amount, rebateAmount } = found.get(day) ?? NONE
    return {
      day,
      viewCount: viewCount ?? 0,
      orderCount: orderCount ?? 0,
      amount: amount ?? 0,
      rebateAmount: rebateAmount ?? 0,
    }
  })
  return { result, total: result.reduce(add, NONE) }
}

const add = (sum: ShopFigures, one: ShopFigures): ShopFigures => ({
  viewCount: sum.viewCount + one.viewCount,
  orderCount: sum.orderCount + one.orderCount,
  amount: sum.amount + one.amount,
  rebateAmount: sum.rebateAmount + one.rebateAmount,
})
