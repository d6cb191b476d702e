import { ORDER_KIND, ORDER_STATUS } from '@hearth/domain'
import type { Law } from '#kernel/laws/law'
import { codes } from '#kernel/laws/law-codes'

/** Laws of bargains. */
export const BARGAIN_LAWS: readonly Law[] = [
  {
    fault: 'a bargain that counts other helps than it has, or whose helps are not the first parts of its path',
    broken: `
      select bargain.id as id from bargain
      left join bargain_help help on help.bargain_id = bargain.id
      group by bargain.promotion_id, bargain.campaign_begin, bargain.shopper_id
      having count(help.cut_no) <> bargain.helped or coalesce(max(help.cut_no), 0) <> bargain.helped
        or bool_or(help.amount <> (bargain.price - bargain.floor_price) / bargain.helpers + case
          when help.cut_no <= mod(bargain.price - bargain.floor_price, bargain.helpers) then 1 else 0 end)`,
  },
  {
    fault: 'a bargain that its own shopper helped with, or a help with no bargain',
    broken: `
      select help.bargain_id as id from bargain_help help
      left join bargain on bargain.id = help.bargain_id
      where bargain.id is null or bargain.shopper_id = help.helper_shopper_id`,
  },
  {
    fault: 'a bargain that is not bought by the one order of it that stands or was paid',
    broken: `
      select bargain.id as id from bargain
      left join (
        select bargain_id, count(*) as orders, min(order_id) as order_id
        from bargain_order join orders on orders.id = order_id
        where status <> ${codes(ORDER_STATUS, 'cancelled')} or paid_at is not null group by bargain_id
      ) as bought on bought.bargain_id = bargain.id
      where bargain.order_id is distinct from bought.order_id or bought.orders > 1`,
  },
  {
    fault:
      'an order by a bargain that is of another kind or shopper, of none, of several pieces, or at too high a price',
    broken: `
      select orders.id as id from orders
      left join bargain_order bought on bought.order_id = orders.id
      left join bargain on bargain.id = bought.bargain_id
      left join order_item item on item.order_id = orders.id and not item.gift
      where (kind = '${ORDER_KIND.bargain}') <> (bought.order_id is not null)
        or (bought.order_id is not null and (bargain.shopper_id is distinct from orders.shopper_id
          or bargain.promotion_id <> bought.promotion_id or item.sku_no <> bargain.sku_no or item.quantity <> 1
          or item.price > bargain.price))`,
  },
]
