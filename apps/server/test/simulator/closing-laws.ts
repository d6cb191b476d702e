import { DAY, formatDay } from '@hearth/domain'
import type { Closing, ClosingLine, ExportedOrders } from '@hearth/ops'
import { sql } from 'kysely'
import { around, reconcile } from '#areas/closing/reconcile'
import { MOST_REPORT_DAYS, reportDays } from '#kernel/ops/report-days'
import { NOON } from '../noon'
import { law, onceSettled, type DayLaw } from './day-law'
import { TWICE } from './outside'
import type { World } from './world'

/** Returns all days of the shop, in as many reports as needed. */
function allDays({ shop }: World): { from: string; to: string }[] {
  const end = shop.ports.clock() + DAY
  const parts: { from: string; to: string }[] = []
  for (let begin = NOON - DAY; begin <= end; begin += MOST_REPORT_DAYS * DAY)
    parts.push({ from: formatDay(begin), to: formatDay(Math.min(end, begin + (MOST_REPORT_DAYS - 1) * DAY)) })
  return parts
}

/** Returns the lines of the closing of all days. */
async function closingLines(world: World): Promise<ClosingLine[]> {
  const lines: ClosingLine[] = []
  for (const { from, to } of allDays(world)) {
    const { data } = await world.ops<Closing>(`GET /ops/closing/v1?from=${from}&to=${to}`)
    lines.push(...data!.lines)
  }
  return lines
}

interface Side {
  channel: string
  raw: number
  closed: number
}

/** Returns the money of each channel according to the tables, without the ledger. */
const rawMoney = ({ rows }: World) =>
  rows(sql<{ what: string; channel: string; fen: number }>`
    select 'taken' as what, channel, sum(notice.amount)::integer as fen
    from payment_notice notice join payment on payment.id = payment_id
    where result = 'paid' and payment.status in (1, 3, 4) group by channel
    union all
    select 'given', case when bank_reference is null then channel else 'bank' end, sum(part.amount)::integer
    from refund_part part join payment on payment.id = payment_id
    where part.status = 1 group by 2
    union all
    select 'owed', channel, sum(part.amount)::integer
    from refund_part part join payment on payment.id = payment_id
    where part.status <> 1 group by channel
    union all
    select 'kept', channel, sum(kept_amount)::integer
    from pre_sale_order join payment on payment.order_id = pre_sale_order.order_id and payment.status = 1
    where kept_amount > 0 group by channel
    union all
    select 'open', channel, sum(payment.amount)::integer
    from payment join orders on orders.id = payment.order_id
    where payment.status = 1 and orders.status = 15 group by channel
    union all
    select 'open', 'sandbox', sum(pay_amount - coalesce(back, 0))::integer
    from orders join order_hold on order_id = orders.id and cause in ('crowdFunding', 'group')
    left join (
      select order_id, sum(amount) as back from refund where cause in ('cancelled', 'returned') group by order_id
    ) as owed on owed.order_id = orders.id
    having count(*) > 0`)

/**
 * Amounts of a closing to compare. Money that moved is the sum of all lines; amounts that are still open are those of
 * the last line.
 */
const CLOSED: Readonly<Record<string, (lines: readonly ClosingLine[]) => number>> = {
  taken: (lines) => sum(lines, ({ sold, deposits, repairs, inVain }) => sold + deposits + repairs + inVain),
  given: (lines) => sum(lines, ({ refunded }) => refunded),
  owed: (lines) => lines.at(-1)?.refundsOpen ?? 0,
  kept: (lines) => sum(lines, ({ depositsKept }) => depositsKept),
  open: (lines) => lines.at(-1)?.depositsOpen ?? 0,
}

const sum = <One>(all: readonly One[], of: (one: One) => number): number =>
  all.reduce((total, one) => total + of(one), 0)

/** Compares the closing of all days with the tables. */
async function closed(world: World): Promise<Side[]> {
  const all = await closingLines(world)
  const raw = await rawMoney(world)
  const channels = new Set([...all, ...raw].map(({ channel }) => channel))
  return [...channels].flatMap((channel) => {
    const lines = all.filter((line) => line.channel === channel)
    return Object.entries(CLOSED).map(([what, of]) => ({
      channel: `${what} ${channel}`,
      raw: sum(raw, (one) => (one.what === what && one.channel === channel ? one.fen : 0)),
      closed: of(lines),
    }))
  })
}

/** Compares the sales in closings with the prices of paid orders. */
async function costs(world: World): Promise<Side[]> {
  const lines = await closingLines(world)
  const of = (name: keyof ClosingLine) => sum(lines, (line) => Number(line[name]))
  const [raw] = await world.rows(sql<Record<'coupons' | 'gold' | 'stars' | 'invoiced', number>>`
    with back as (
      select coalesce(-sum(fen) filter (where stage = 'coupon'), 0)::integer as coupons,
        coalesce(-sum(fen) filter (where stage = 'gold'), 0)::integer as gold,
        coalesce(-sum(fen) filter (where stage = 'stars'), 0)::integer as stars from refund_row
    )
    select sum(coupon_amount)::integer - coupons as coupons, sum(gold_amount)::integer - gold as gold,
      sum(star_amount)::integer - stars as stars,
      (select coalesce(sum(amount), 0)::integer from billing where status = 1) as invoiced
    from orders cross join back where paid_at is not null group by coupons, gold, stars`)
  return Object.entries(raw ?? {}).map(([name, fen]) => ({
    channel: name,
    raw: fen,
    closed: of(name as keyof ClosingLine),
  }))
}

/**
 * Returns the differences between the books and the cashier's statement. Transactions that the cashier itself does not
 * know are left out.
 */
async function differences(world: World) {
  // A refund may be in the books of one report and in the statement of another, so all days are compared at once.
  const days = allDays(world).flatMap((part) => reportDays(part))
  const { cashier } = world.shop.ports
  const { booked, differences } = await reconcile(
    world.shop.connection.db,
    cashier.channel,
    days,
    await cashier.statement!(around(days)),
  )
  const odd = differences.filter(({ id, of, what }) => !id.startsWith(TWICE) && !(what === 'refunded' && of === ''))
  const twice = await world.rows(sql<{ id: string }>`
    select id from refund_part where trade_no like ${`${TWICE}%`}`)
  const known = new Set(twice.map(({ id }) => id))
  return [{ lines: booked.lines, odd: odd.filter(({ id }) => !known.has(id)) }]
}

/** Returns the rows of an export. */
async function exported(world: World) {
  const { data } = await world.ops<ExportedOrders>('POST /ops/orders/export/v1', {})
  return data!.orders
}

/** Laws of the reports for bookkeepers. */
export const CLOSING_LAWS: readonly DayLaw[] = [
  onceSettled(
    law(
      'the closing of all days is what was collected, refunded, kept and is owed or open, by channel',
      closed,
      ({ raw, closed: told }) => raw !== told,
    ),
  ),
  onceSettled(
    law(
      'what coupons, coins and stars cost, and what was invoiced, matches the orders',
      costs,
      ({ raw, closed: told }) => raw !== told,
    ),
  ),
  onceSettled(
    law(
      'the books agree with the cashier’s statement, line by line',
      differences,
      ({ lines, odd }) => lines === 0 || odd.length > 0,
    ),
  ),
  onceSettled(
    law(
      'every row of an export adds up',
      exported,
      ({ productAmount, discountAmount, couponAmount, goldAmount, starAmount, freightAmount, payAmount, ...one }) => {
        const taken = sum(one.trades, ({ what, amount }) => (what === 'sold' || what === 'deposited' ? amount : 0))
        return (
          payAmount !== productAmount - discountAmount - couponAmount - goldAmount - starAmount + freightAmount ||
          (one.paidAt !== undefined && taken !== payAmount)
        )
      },
    ),
  ),
]
