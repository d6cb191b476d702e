import { AMOUNT_STAGES } from '@hearth/domain'
import type { Law } from '#kernel/laws/law'
import { literals } from '#kernel/laws/law-codes'

/** The amount in an order's price rows, by the stages that an amount sums up. */
const sumOf = (amount: keyof typeof AMOUNT_STAGES): string =>
  `-coalesce(sum(fen) filter (where stage in (${literals(AMOUNT_STAGES[amount])})), 0)`

/** Laws of orders, their items, events and prices. */
export const ORDER_LAWS: readonly Law[] = [
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
      select id from orders
      where pay_amount <>
        product_amount - discount_amount - coupon_amount + freight_amount - gold_amount - star_amount`,
  },
  {
    fault: 'items do not add up',
    broken: `
      select orders.id as id from orders join order_item on order_id = orders.id group by orders.id
      having sum(paid_amount) <> max(product_amount - discount_amount - coupon_amount - gold_amount - star_amount)
        or sum(price * quantity) <> max(product_amount)`,
  },
  {
    fault: 'price rows do not add up',
    broken: `
      select orders.id as id from orders join price_row on order_id = orders.id group by orders.id
      having sum(fen) <> max(pay_amount)
      or coalesce(sum(fen) filter (where item_position is null), 0) <> max(freight_amount)
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
      and paid_amount <> coalesce((
        select sum(fen) from price_row
        where price_row.order_id = order_item.order_id and item_position = order_item.position), 0)`,
  },
]
