import { sql } from 'kysely'
import type { Database } from '#database/connect'

/** Something the books say that can't be. */
interface Fault {
  fault: string
  id: string
}

/**
 * What must hold in every shop at every moment, whoever did what at once. Answers what does not hold: nothing, in a
 * good shop.
 * @param initial pieces each sku began with
 */
export async function checkBooks(db: Database, initial: Readonly<Record<string, number>>): Promise<string[]> {
  const { rows } = await sql<Fault>`
    with held as (
      select sku_no, sum(quantity) as quantity from order_item join orders on orders.id = order_item.order_id
      where orders.status <> 90 group by sku_no
    ),
    first as (select key as sku_no, value::integer as pieces from jsonb_each_text(${JSON.stringify(initial)}::jsonb))
    select 'stock + sold is not what it was' as fault, sku.sku_no as id from sku join first using (sku_no) where stock + sold <> pieces
    union all
    select 'sold is not what living orders hold', sku.sku_no from sku left join held using (sku_no) where sold <> coalesce(quantity, 0)
    union all
    select 'a product has not sold what its skus have', spu_no from spu_sold
    where sold <> sold_before + (select coalesce(sum(sku.sold), 0) from sku where sku.spu_no = spu_sold.spu_no)
    union all
    select 'stock below nothing', sku_no from sku where stock < 0
    union all
    select 'promotion sold is not what living orders hold', promotion_id || '/' || sku_no from promotion_sku
    where stock is not null and sold <> coalesce((
      select sum(quantity) from order_item join orders on orders.id = order_item.order_id
      where orders.status <> 90 and order_item.promotion_id = promotion_sku.promotion_id and order_item.sku_no = promotion_sku.sku_no), 0)
    union all
    select 'an order without items', id from orders where not exists (select 1 from order_item where order_id = orders.id)
    union all
    select 'an order without events', id from orders where not exists (select 1 from event where subject = 'order/' || orders.id)
    union all
    select 'an order whose events are not numbered as it changed', id from orders
    where version <> (select max(version) from event where subject = 'order/' || orders.id)
      or version <> (select count(distinct version) from event where subject = 'order/' || orders.id)
    union all
    select 'amounts do not add up', id from orders where pay_amount <> product_amount - discount_amount - coupon_amount + freight_amount
    union all
    select 'items do not add up', orders.id from orders join order_item on order_id = orders.id group by orders.id
    having sum(paid_amount) <> max(product_amount - discount_amount - coupon_amount) or sum(price * quantity) <> max(product_amount)
    union all
    select 'price rows do not add up', orders.id from orders join price_row on order_id = orders.id group by orders.id
    having sum(fen) <> max(pay_amount) or coalesce(sum(fen) filter (where item_position is null), 0) <> max(freight_amount)
      or -coalesce(sum(fen) filter (where stage = 'cart'), 0) <> max(discount_amount)
      or -coalesce(sum(fen) filter (where stage = 'coupon'), 0) <> max(coupon_amount)
    union all
    select 'price rows are not what an item costs', order_item.id from order_item
    where exists (select 1 from price_row where price_row.order_id = order_item.order_id)
      and paid_amount <> coalesce((select sum(fen) from price_row where price_row.order_id = order_item.order_id and item_position = order_item.position), 0)
    union all
    select 'a coupon used by a cancelled order, or by none', coupon.id from coupon left join orders on orders.id = coupon.order_id
    where coupon.status = 1 and (orders.id is null or orders.status = 90)
    union all
    select 'a paid order without its payment', id from orders
    where status in (20, 30, 40) and pay_amount > 0 and 1 <> (select count(*) from payment where order_id = orders.id and status = 1)
    union all
    select 'an order that is not paid with a payment kept', orders.id from orders join payment on payment.order_id = orders.id
    where orders.status in (10, 90) and payment.status = 1
    union all
    select 'money that came and is neither kept nor on its way back', sandbox_trade.payment_id from sandbox_trade
    join payment on payment.id = sandbox_trade.payment_id
    where result = 'paid' and payment.status in (1, 3, 4) is not true
      and exists (select 1 from payment_notice where payment_notice.payment_id = payment.id and payment_notice.result = 'paid')
    union all
    select 'a refund too many or too few', payment.id from payment
    where (select count(*) from refund where payment_id = payment.id and (trade_no is null or trade_no = channel_trade_no)) <> case when status in (3, 4) then 1 else 0 end
    union all
    select 'a key without its answer', key from idempotency where reply is null`.execute(db)
  return rows.map(({ fault, id }) => `${fault}: ${id}`)
}
