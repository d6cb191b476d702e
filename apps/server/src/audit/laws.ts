import { AMOUNT_STAGES } from '@hearth/domain'
import { CROWD_FUNDING_LAWS } from '#audit/crowd-funding-laws'
import type { Law } from '#audit/law'
import { GIFT_LAWS } from '#audit/gift-laws'
import { PARCEL_LAWS } from '#audit/parcel-laws'

/** Pieces of each sku in orders that are not cancelled, less those back on the shelf. */
const HELD = `select sku_no, sum(quantity - restocked + replaced) as quantity from order_item join orders on orders.id = order_item.order_id
  where orders.status <> 90 group by sku_no`

/** What goes back of each trade of each payment, and what of it is there already. */
const BACK = `select payment_id, coalesce(part.trade_no, channel_trade_no) as trade_no, sum(part.amount) as owed,
    sum(part.amount) filter (where part.status = 1) as given
  from refund_part part join payment on payment.id = part.payment_id group by payment_id, coalesce(part.trade_no, channel_trade_no)`

/** How many payments of some kinds paid for a row of `orders`, those among them that went back by after-sale service. */
const paymentsOf = (...kinds: string[]): string => `
  select count(*) from payment where order_id = orders.id and payable_kind in (${kinds.map((kind) => `'${kind}'`).join(', ')}) and (status = 1 or (status in (3, 4) and exists (
    select from refund_part part join refund on refund.id = part.refund_id where part.payment_id = payment.id and cause = 'returned')))`

/** What the price rows of an order take off, by the stages an amount is the sum of. */
const sumOf = (amount: keyof typeof AMOUNT_STAGES): string =>
  `-coalesce(sum(fen) filter (where stage in (${AMOUNT_STAGES[amount].map((stage) => `'${stage}'`).join(', ')})), 0)`

/** What must hold in every shop at every moment, whoever did what at once. */
export const LAWS: readonly Law[] = [
  {
    fault: 'sold is not what living orders hold',
    broken: `
      select sku.sku_no as id from sku left join (${HELD}) as held using (sku_no) where sold <> coalesce(quantity, 0)`,
  },
  {
    fault: 'a product has not sold what its skus have',
    broken: `
      select spu_no as id from spu_sold
      where sold <> sold_before + (select coalesce(sum(sku.sold), 0) from sku where sku.spu_no = spu_sold.spu_no)`,
  },
  {
    fault: 'stock below nothing',
    broken: `
      select sku_no as id from sku where stock < 0`,
  },
  {
    fault: 'promotion sold is not what living orders hold',
    broken: `
      select promotion_id || '/' || sku_no as id from promotion_sku left join (
        select promotion_id, sku_no, sum(quantity - promotion_restocked) as pieces
        from order_item join orders on orders.id = order_item.order_id
        where orders.status <> 90 and promotion_id is not null group by promotion_id, sku_no
      ) as held using (promotion_id, sku_no)
      where stock is not null and sold <> coalesce(pieces, 0)`,
  },
  {
    fault: 'a cabinet has not taken the compartments that its parcels hold',
    broken: `
      select id from cabinet where taken <> (select count(*) from pickup where cabinet_id = cabinet.id and status in (0, 1))`,
  },
  {
    fault: 'a parcel of a cabinet is not where its order is',
    broken: `
      select order_id as id from pickup left join orders on orders.id = order_id
      where orders.id is null or (pickup.status = 1 and orders.status <> 30)
        or (pickup.status = 0 and orders.status in (40, 90)) or (pickup.status = 2 and orders.status <> 40)`,
  },
  ...PARCEL_LAWS,
  ...GIFT_LAWS,
  {
    fault: 'an order without items',
    broken: `
      select id from orders where not exists (select 1 from order_item where order_id = orders.id)`,
  },
  {
    fault: 'an order without events',
    broken: `
      select id from orders where not exists (select 1 from event where subject = 'order/' || orders.id)`,
  },
  {
    fault: 'an order whose events are not numbered as it changed',
    broken: `
      select id from orders join (
        select subject, max(version) as last, count(distinct version) as count from event group by subject
      ) as told on told.subject = 'order/' || orders.id
      where version <> last or version <> count`,
  },
  {
    fault: 'amounts do not add up',
    broken: `
      select id from orders where pay_amount <> product_amount - discount_amount - coupon_amount + freight_amount - gold_amount - star_amount`,
  },
  {
    fault: 'items do not add up',
    broken: `
      select orders.id as id from orders join order_item on order_id = orders.id group by orders.id
      having sum(paid_amount) <> max(product_amount - discount_amount - coupon_amount - gold_amount - star_amount) or sum(price * quantity) <> max(product_amount)`,
  },
  {
    fault: 'price rows do not add up',
    broken: `
      select orders.id as id from orders join price_row on order_id = orders.id group by orders.id
      having sum(fen) <> max(pay_amount) or coalesce(sum(fen) filter (where item_position is null), 0) <> max(freight_amount)
      or ${sumOf('discountAmount')} <> max(discount_amount)
      or ${sumOf('couponAmount')} <> max(coupon_amount)
      or ${sumOf('goldAmount')} <> max(gold_amount)
      or ${sumOf('starAmount')} <> max(star_amount)`,
  },
  {
    fault: 'price rows are not what an item costs',
    broken: `
      select order_item.id as id from order_item
      where exists (select 1 from price_row where price_row.order_id = order_item.order_id)
      and paid_amount <> coalesce((select sum(fen) from price_row where price_row.order_id = order_item.order_id and item_position = order_item.position), 0)`,
  },
  {
    fault: 'a coupon used by an order that is not paid, or by none',
    broken: `
      select coupon.id as id from coupon left join orders on orders.id = coupon.order_id
      where coupon.status = 1 and (orders.id is null or orders.status in (10, 15, 90))`,
  },
  {
    fault: 'a coupon held by an order that waits for no payment',
    broken: `
      select coupon.id as id from coupon left join orders on orders.id = coupon.order_id
      where coupon.status = 3 and (orders.id is null or orders.status not in (10, 15))`,
  },
  {
    fault: 'a redemption code used by more than one order, or by another than the one that names it',
    broken: `
      select source_id as id from price_row join orders on orders.id = order_id join du_code on du_code.id = source_id
      where source_kind = 'code' and orders.status <> 90
      group by source_id, du_code.order_id having count(distinct orders.id) > 1 or max(orders.id) is distinct from du_code.order_id
      union all select du_code.id from du_code left join orders on orders.id = order_id
      where order_id is not null and (orders.id is null or orders.status = 90 or not exists (
        select from price_row where price_row.order_id = orders.id and source_kind = 'code' and source_id = du_code.id))`,
  },
  {
    fault: 'a line with more codes than pieces, or with codes of another sku or before it was paid',
    broken: `
      select item.id as id from order_item item join order_code code on code.item_id = item.id and withdrawn_at is null
      join orders on orders.id = item.order_id
      group by item.id, item.quantity, item.by_code, orders.status
      having count(*) > item.quantity or not item.by_code or orders.status in (10, 15)
        or count(*) filter (where code.sku_no <> item.sku_no) > 0`,
  },
  {
    fault: 'a paid order that lacks codes and does not wait for them',
    broken: `
      select orders.id as id from orders join order_item item on item.order_id = orders.id and item.by_code
      where orders.status = 40 and item.quantity - item.refunded > (
        select count(*) from order_code where order_code.item_id = item.id and withdrawn_at is null)
        and not exists (select from code_wait where code_wait.order_id = orders.id)
        -- Its payment may not have been acted on yet.
        and not exists (select from event where subject = 'order/' || orders.id and not handed_out)
        and not exists (select from delivery where subject = 'order/' || orders.id and consumer = 'order codes')`,
  },
  {
    fault: 'more coupons given than there are, or than were counted',
    broken: `
      select id from coupon_batch where given > quantity
      union all select id from coupon_batch
      left join (select batch_id, count(*) as pieces from coupon group by batch_id) as had on had.batch_id = id
      where given <> coalesce(pieces, 0)
      union all select coupon.batch_id from coupon
      left join coupon_count on coupon_count.shopper_id = coupon.shopper_id and coupon_count.batch_id = coupon.batch_id
      group by coupon.shopper_id, coupon.batch_id having count(*) <> coalesce(max(pieces), 0)`,
  },
  {
    fault: 'points, coins or stars of an order that were not spent on it, or not given back',
    broken: `
      select orders.id as id from orders
      left join lateral (
        select -coalesce(sum(amount) filter (where source_kind = 'order-spent'), 0) as spent,
          coalesce(sum(amount) filter (where source_kind = 'order-returned'), 0) as returned
        from ledger_entry where source_id = orders.id and source_kind in ('order-spent', 'order-returned')
          and balance_after is not null
      ) as moved on true
      left join lateral (
        select coalesce(sum(amount), 0) as returned from ledger_entry join after_sale on after_sale.id = source_id
        where source_kind = 'after-sale-returned' and after_sale.order_id = orders.id and balance_after is not null
      ) as served on true
      where spent <> integral + gold_pieces + star_pieces
      or moved.returned + served.returned <> integral_back + gold_back + star_back
      or (orders.status = 90 and moved.returned + served.returned <> spent)`,
  },
  {
    fault: 'more points or coins taken back than an order earned',
    broken: `
      select orders.id as id from orders join ledger_entry on balance_after is not null
        and ((source_kind = 'order-earned' and source_id = orders.id)
          or (source_kind = 'after-sale-taken-back' and source_id in (select id from after_sale where order_id = orders.id)))
      group by orders.id, account_id having sum(amount) < 0`,
  },
  {
    fault: 'more pieces in after-sale service, or refunded, than were bought',
    broken: `
      select order_item.id as id from order_item join orders on orders.id = order_item.order_id
      left join (
        select open.item_id, sum(open.quantity) as pieces from after_sale open left join after_sale main on main.id = open.gift_of
        where open.status < 40 or (open.status = 40 and 0 = coalesce(main.refund_status, open.refund_status)) group by open.item_id
      ) as service on service.item_id = order_item.id
      where refunded + coalesce(pieces, 0) > order_item.quantity and orders.status <> 90`,
  },
  {
    fault: 'a paid order of which nothing is to come any more',
    broken: `
      select id from orders where status = 20 and held = 0 and vip_type is null
        and exists (select from order_item where order_id = orders.id)
        and not exists (select from order_item item where item.order_id = orders.id and item.refunded < item.quantity and (not item.by_code
          or item.refunded + (select count(*) from order_code where item_id = item.id and withdrawn_at is null) < item.quantity))`,
  },
  {
    fault: 'a request for service whose gifts stand elsewhere',
    broken: `
      select gift.id as id from after_sale gift join after_sale main on main.id = gift.gift_of where gift.status <> main.status`,
  },
  {
    fault: 'a request for service whose events are not numbered as it changed',
    broken: `
      select id from after_sale left join (
        select subject, max(version) as last, count(distinct version) as count from event group by subject
      ) as told on told.subject = 'after-sale/' || after_sale.id
      where gift_of is null and (version is distinct from last or version is distinct from count)`,
  },
  {
    fault: 'a refund of a request that is not what the request says',
    broken: `
      select after_sale.id as id from after_sale left join refund on refund.request = 'after-sale/' || after_sale.id
      where coalesce(refund.amount, 0) <> coalesce(after_sale.refund_amount, 0)
        or (refund_status = 3 and coalesce(refund.status, 1) <> 1) or (refund_status > 0 and refund_amount is null)`,
  },
  {
    fault: 'an order held for other requests than those before it is shipped',
    broken: `
      -- The requests of an order that was cancelled are closed by what follows its event.
      select id from orders where held <> case when status = 90 then 0 else (select count(*) from after_sale
        where after_sale.order_id = orders.id and unshipped and gift_of is null and after_sale.status = 10)
        + (select count(*) from free_trial where free_trial.order_id = orders.id and free_trial.status = 1 and review = 0)
        + crowd_funding_held::integer end`,
  },
  {
    fault: 'a paid order without its payment',
    broken: `
      select id from orders
      where status in (20, 30, 40) and pay_amount > 0 and deposit_amount is null and 1 <> (${paymentsOf('order', 'trial')})`,
  },
  {
    fault: 'a pre-sale whose deposit or balance is not what was paid of it',
    broken: `
      select id from orders where deposit_amount is not null and (
        (status in (15, 20, 30, 40) and (deposit_paid_at is null or 1 <> (${paymentsOf('deposit')})))
        or (status in (20, 30, 40) and (balance_placed_at is null or (pay_amount > deposit_amount and 1 <> (${paymentsOf('balance')}))))
        or (status = 10 and deposit_paid_at is not null)
        or deposit_amount not between 1 and pay_amount or balance_begin > balance_end)`,
  },
  {
    fault: 'a payment of a pre-sale over another amount than its deposit or its balance',
    broken: `
      select payment.id as id from payment join orders on orders.id = payment.order_id
      where (payable_kind = 'deposit' and payment.amount is distinct from deposit_amount)
        or (payable_kind = 'balance' and payment.amount is distinct from pay_amount - deposit_amount)`,
  },
  ...CROWD_FUNDING_LAWS,
  {
    fault: 'a free trial that does not stand where its order does',
    broken: `
      select order_id as id from free_trial join orders on orders.id = order_id
      where (free_trial.status = 0) <> (orders.status = 90) or (free_trial.status = 2 and orders.status < 30)
        or (free_trial.status >= 3 and orders.status <> 40) or (free_trial.status >= 3) <> (end_time is not null)`,
  },
  {
    fault: 'a free trial whose product is on its way back by no request, or by one that is over',
    broken: `
      select free_trial.order_id as id from free_trial left join after_sale on after_sale.id = after_sale_id
      where free_trial.status = 4 and (after_sale.status in (10, 20, 30)) is not true`,
  },
  {
    fault: 'a free trial that is both back and paid for, or neither',
    broken: `
      select free_trial.order_id as id from free_trial join orders on orders.id = free_trial.order_id
      left join order_item on order_item.order_id = free_trial.order_id and not gift
      where free_trial.status = 6 and refunded < quantity
        or (charge = 2) <> (pay_amount > 0) or (charge = 2 and (free_trial.status <> 5 or charge_amount <> pay_amount))`,
  },
  {
    fault: 'a free trial with nothing due that says how much, or the other way round',
    broken: `
      select order_id as id from free_trial
      where (charge > 0) <> (charge_amount is not null) or (charge = 1) <> (charge = 1 and due_since is not null)`,
  },
  {
    fault: 'an order that is not paid with a payment kept',
    broken: `
      select orders.id as id from orders join payment on payment.order_id = orders.id
      where (orders.status in (10, 90) and payment.status = 1 and kept_amount = 0)
        or (orders.status = 15 and payment.status = 1 and payable_kind <> 'deposit')`,
  },
  {
    fault: 'a deposit kept that was not agreed to be, or is not there',
    broken: `
      select id from orders where kept_amount <> 0 and (
        status <> 90 or deposit_kept is not true or cancel_code in ('shop', 'refunded') or kept_amount <> (
          select coalesce(sum(amount), 0) from payment where order_id = orders.id and payment.status = 1))`,
  },
  {
    fault: 'money that came and is neither kept nor on its way back',
    broken: `
      select sandbox_trade.payment_id as id from sandbox_trade
      join payment on payment.id = sandbox_trade.payment_id
      where result = 'paid' and payment.status in (1, 3, 4) is not true
      and exists (select 1 from payment_notice where payment_notice.payment_id = payment.id and payment_notice.result = 'paid')`,
  },
  {
    fault: 'a payment of which more or less goes back than it says',
    broken: `
      select payment.id as id from payment
      left join (${BACK}) as back on back.payment_id = payment.id and back.trade_no = coalesce(channel_trade_no, back.trade_no)
      where coalesce(owed, 0) > amount or (status = 3 and (owed is distinct from amount or given = amount))
      or (status = 4 and given is distinct from amount) or (status = 1 and owed = amount) or (status in (0, 2) and owed > 0)`,
  },
  {
    fault: 'a refund that is not what its payments give back',
    broken: `
      select refund.id as id from refund left join refund_part part on part.refund_id = refund.id group by refund.id
      having refund.amount <> coalesce(sum(part.amount), 0) or (refund.status = 1) <> coalesce(bool_and(part.status = 1), false)`,
  },
  {
    fault: 'a refund whose rows do not add up',
    broken: `
      select refund.id as id from refund join refund_row on refund_id = refund.id
      group by refund.id having sum(fen) <> refund.amount`,
  },
  {
    fault: 'a row of a price of which more went back than was paid',
    broken: `
      select refund.order_id || '/' || coalesce(item_position::text, stage) as id
      from refund_row join refund on refund.id = refund_id group by refund.order_id, item_position, stage
      having abs(sum(fen)) > coalesce((
        select abs(sum(price.fen)) from price_row price
        where price.order_id = refund.order_id and price.item_position is not distinct from refund_row.item_position and price.stage = refund_row.stage
      ), abs(sum(fen)))`,
  },
  {
    fault: 'an invoice whose lines do not add up to the fen',
    broken: `
      select order_id || '/' || round as id from billing where lines is not null and (
        amount <> (select coalesce(sum((line ->> 'gross')::bigint), 0) from jsonb_array_elements(lines) as line)
        or exists (select from jsonb_array_elements(lines) as line
          where (line ->> 'gross')::bigint <> (line ->> 'net')::bigint + (line ->> 'tax')::bigint))`,
  },
  {
    fault: 'more invoiced than was paid',
    broken: `
      select billing.order_id as id from billing join orders on orders.id = billing.order_id
      where billing.status = 1 and red_status = 0 group by billing.order_id, orders.pay_amount
      having count(*) > 1 or sum(amount) > orders.pay_amount`,
  },
  {
    fault: 'a key without its answer',
    broken: `
      select key as id from idempotency where reply is null`,
  },
  {
    fault: 'a journal that does not add up',
    broken: `
      select source_kind || '/' || source_id as id from ledger_entry join ledger_account on ledger_account.id = account_id
      group by source_kind, source_id, unit having sum(amount) <> 0`,
  },
  {
    fault: 'a journal without entries',
    broken: `
      select source_kind || '/' || source_id as id from ledger_journal
      where not exists (
        select from ledger_entry
        where ledger_entry.source_kind = ledger_journal.source_kind and ledger_entry.source_id = ledger_journal.source_id)`,
  },
  {
    fault: 'a balance that is not the sum of its entries',
    broken: `
      select id from ledger_account
      where balance <> (select coalesce(sum(amount), 0) from ledger_entry where account_id = ledger_account.id)`,
  },
  {
    fault: 'an account with a gap in its versions',
    broken: `
      select id from ledger_account where balance is not null and version <> (
        select count(*) from ledger_entry where account_id = ledger_account.id and version between 1 and ledger_account.version)`,
  },
  {
    fault: 'an entry whose balance does not follow from the one before',
    broken: `
      select account_id || '/' || version as id from (
        select account_id, version, amount, balance_after,
          lag(balance_after, 1, 0::bigint) over (partition by account_id order by version) as before
        from ledger_entry where version is not null
      ) as followed where balance_after <> before + amount`,
  },
]
