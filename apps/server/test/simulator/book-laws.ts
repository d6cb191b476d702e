import { COUPON_STATUS } from '@hearth/domain'
import { sql } from 'kysely'
import type { CashierNotice } from '#ports/cashier'
import { law, onceSettled, type DayLaw } from './day-law'
import { digest } from './digest'
import { tell } from './post'
import type { World } from './world'

interface Pieces {
  of: string
  id: string
  left: number
  sold: number
}
/** Pieces that are left, and pieces in orders that are not cancelled: of skus, of promotions, of the points mall. */
const pieces = ({ rows }: World) =>
  rows(sql<Pieces>`
    with living as (
      select order_item.*, product_id
      from order_item
      join orders on orders.id = order_id
      left join exchange_order on exchange_order.order_id = orders.id
      where status <> 90
    )
    select 'sku' as of, sku_no as id, stock as left,
      (
        select coalesce(sum(quantity - restocked + replaced), 0)::integer from living
        where living.sku_no = sku.sku_no
      ) as sold
    from sku
    where not by_code
    union all
    select 'promotion', promotion_id || '/' || sku_no, stock,
      (
        select coalesce(sum(quantity - promotion_restocked), 0)::integer from living
        where living.sku_no = promotion_sku.sku_no and living.promotion_id = promotion_sku.promotion_id
      )
    from promotion_sku
    where stock is not null
    union all
    select 'exchange', id, stock,
      (select count(distinct order_id)::integer from living where product_id = points_product.id)
    from points_product`)

interface OneCoupon {
  id: string
  status: number
  uses: number
}
const coupons = ({ rows }: World) =>
  rows(sql<OneCoupon>`
    select coupon.id, coupon.status, (
      select count(distinct orders.id)::integer from price_row join orders on orders.id = price_row.order_id
      where source_kind = 'coupon' and source_id = coupon.id and orders.status <> 90) as uses from coupon`)

interface Owned {
  owner: string
  kind: string
  balance: number
  given: number
  taken: number
  odd: number
}
/** Sources of journals that credit points and coins, and sources of those that debit them. */
const GIVEN = sql`'points-given', 'order-earned', 'order-returned', 'after-sale-returned'`
const TAKEN = sql`'order-spent', 'lottery-draw', 'points-ended', 'after-sale-taken-back'`

/** Accounts of shoppers, with their credits and debits by reason. */
const accounts = ({ rows }: World) =>
  rows(sql<Owned>`
    select owner, kind, balance,
      coalesce(sum(amount) filter (where source_kind in (${GIVEN})), 0)::integer as given,
      coalesce(sum(-amount) filter (where source_kind in (${TAKEN})), 0)::integer as taken,
      count(*) filter (where (amount > 0) <> (source_kind in (${GIVEN})))::integer as odd
    from ledger_account join ledger_entry on account_id = ledger_account.id
    where kind in ('points', 'gold', 'stars') group by ledger_account.id, owner, kind, balance`)

interface Paid {
  id: string
  status: number
  amount: number
  back: number
  living: boolean
}
/**
 * Payments with their refunds. `living`: the order of the payment is neither unpaid nor cancelled, or the shop keeps
 * its deposit.
 */
const payments = ({ rows }: World) =>
  rows(sql<Paid>`
    select payment.id, payment.status, payment.amount, (
        select coalesce(sum(amount), 0)::integer from refund_part part
        where part.payment_id = payment.id and part.status = 1
          and coalesce(part.trade_no, channel_trade_no) = channel_trade_no) as back,
      orders.id is null or orders.status not in (10, 90) or kept_amount > 0 as living
    from payment left join orders on orders.id = payment.order_id
      left join pre_sale_order on pre_sale_order.order_id = orders.id`)

/** Notices that the shop has processed. */
const notices = ({ rows }: World) =>
  rows(sql<CashierNotice>`
    select trade.payment_id as "paymentId", trade_no as "tradeNo", trade.amount, trade.result, settled_at as time
    from sandbox_trade trade join payment_notice on payment_notice.id = 'sandbox:' || trade_no || ':' || trade.result`)

interface Invoiced {
  id: string
  open: number
  invoices: number
  kept: number
}
/**
 * Orders with a valid invoice: the amount and the number of their invoices, and the amount that may be invoiced. That
 * is what was paid for products and not refunded, what was paid for repairs, and kept deposits.
 */
const invoices = ({ rows }: World) =>
  rows(sql<Invoiced>`
    select orders.id, sum(billing.amount)::integer as open, count(*)::integer as invoices,
      case when paid_at is null then 0 else pay_amount - freight_amount - (
        select coalesce(sum(fen), 0)::integer
        from refund_row
        join refund on refund.id = refund_id
        where refund.order_id = orders.id and item_position is not null
      ) end + (
        select coalesce(sum(amount), 0)::integer from payment
        where payment.order_id = orders.id and payable_kind = 'repair' and payment.status = 1
      ) + (
        select coalesce(sum(kept_amount), 0)::integer from pre_sale_order where pre_sale_order.order_id = orders.id
      ) as kept
    from orders join billing on billing.order_id = orders.id and billing.status = 1 and red_status = 0
    group by orders.id`)

/** Laws of quantities: pieces, coupons, points and money. */
export const BOOK_LAWS: readonly DayLaw[] = [
  law(
    'the stock of a product, a promotion or points is what is left plus what was sold, and never below zero',
    pieces,
    ({ of, id, left, sold }, world) => left < 0 || left + sold !== (of === 'sku' ? world.pieces : world.lent)[id],
  ),
  law(
    'a coupon pays for one living order at most, and is free again when that is cancelled',
    coupons,
    ({ status, uses }) => uses > 1 || (uses === 1) !== (status === COUPON_STATUS.used || status === COUPON_STATUS.held),
  ),
  law(
    'no more coupons are given than a batch has',
    ({ rows }) =>
      rows(sql<{ id: string; quantity: number; out: number }>`
        select id, quantity, (select count(*)::integer from coupon where batch_id = coupon_batch.id) as out
        from coupon_batch where quantity is not null`),
    ({ quantity, out }) => out > quantity,
  ),
  law(
    'an activity gives each shopper one present at most, and no more than it has',
    ({ rows }) =>
      rows(sql<{ id: string; quantity: number | null; out: number; coupons: number; journals: number; kinds: number }>`
        select id, quantity,
          (coupon_batch_ids <> '[]'::jsonb)::integer + (points is not null)::integer as kinds,
          (select count(*) from present_taken where activity_id = present_activity.id) as out,
          (
            select count(distinct coupon_ids) from present_taken
            where activity_id = present_activity.id and coupon_ids <> '[]'::jsonb
          ) as coupons, (
            select count(*) from ledger_journal
            where source_kind = 'points-given'
              and starts_with(source_id, 'gift/' || present_activity.id || '/')) as journals
        from present_activity`),
    ({ quantity, out, kinds, coupons, journals }) =>
      (quantity !== null && out > quantity) || out * kinds !== coupons + journals,
  ),
  law(
    'points, coins and stars given and earned, less those spent, ended and taken back, are the balance',
    accounts,
    ({ balance, given, taken, odd }) => odd > 0 || balance !== given - taken,
  ),
  law(
    'the app sends no more messages by a template than its shopper allowed',
    async ({ told, allowed }) =>
      [...allowed].map(([whom, times]) => ({ whom, times, sent: told.app.get(whom)?.size ?? 0 })),
    ({ times, sent }) => sent > times,
  ),
  onceSettled(
    law(
      'a shopper with a mail address gets by mail exactly what they get by SMS',
      async ({ people, told }) =>
        people.flatMap(({ telephone, email }) =>
          email ? [...(told.sms.get(telephone) ?? [])].map((key) => ({ key, mailed: told.mail.get(email) })) : [],
        ),
      ({ key, mailed }) => !mailed?.has(key),
    ),
  ),
  onceSettled(
    law(
      'every payment ends with one living order, or is refunded in full',
      payments,
      ({ status, amount, back, living }) =>
        status === 3 || (status === 1 && (!living || back >= amount)) || (status === 4 && back !== amount),
    ),
  ),
  {
    law: 'a repeated notice of a payment, however late, changes nothing',
    async look(world, settled) {
      const broken: string[] = []
      const told = settled ? await notices(world) : []
      for (const notice of told) {
        const before = await digest(world)
        await tell(world, notice)
        if ((await digest(world)) !== before) broken.push(notice.paymentId)
      }
      return { seen: told.length, broken }
    },
  },
  onceSettled(
    law(
      'a valid order has at most one invoice, over what was paid and not refunded, or kept',
      invoices,
      ({ open, invoices, kept }) => invoices !== 1 || open !== kept,
    ),
  ),
]
