import { LIMITED_PROMOTION_TYPES, ORDER_STATUS, type MemberType } from '@hearth/domain'
import { sql, type RawBuilder } from 'kysely'
import { isSoldPromotion, promotionTerms } from '#areas/products/promotion-terms'
import type { ValueOrSql } from '#database/value-or-sql'

/**
 * The promotions that run now on skus, a row for each pair, with the columns of `PromotionRow`: a CTE `running` for
 * {@link heldPieces}.
 * @param skuNos an array of the skus' numbers
 */
export const runningPromotions = (skuNos: RawBuilder<string[]>, now: number): RawBuilder<object> => sql<object>`
  running as materialized (
    select on_sku.sku_no, on_sku.promotion_price, on_sku.stock, on_sku.shopper_limit, on_sku.deposit_amount,
      on_sku.deposit_worth, promotion.*, ${promotionTerms} as terms
    from promotion_sku on_sku
    -- By its id, for each row: the planner expects few running promotions, and would scan their table for each row.
    cross join lateral (
      select * from promotion
      where id = on_sku.promotion_id and begin_time <= ${now} and end_time >= ${now} and ${isSoldPromotion}
      offset 0
    ) as promotion
    where on_sku.sku_no = any(${skuNos})
  )`

/**
 * Pieces of a running promotion's sku in the shopper's orders since it began, including unpaid ones; null if it sets no
 * limit. A promotion without stock of its own is not stored in orders, so every piece of the sku counts. A visitor has
 * none.
 */
export const heldPieces = (shopperId: ValueOrSql<string> | undefined): RawBuilder<number | null> =>
  shopperId === undefined ? sql<null>`null::bigint` : heldBy(shopperId)

/** Types that limit a shopper even if the owner sets no limit. */
const LIMITED = sql.lit(`{${LIMITED_PROMOTION_TYPES.join(',')}}`)

const heldBy = (shopperId: ValueOrSql<string>): RawBuilder<number | null> => sql<number | null>`
  case when shopper_limit is not null or promotion_type = any(${LIMITED}::integer[]) then (
    select coalesce(sum(item.quantity), 0)
    from orders
    join order_item item on item.order_id = orders.id
    where orders.shopper_id = ${shopperId} and orders.status <> ${sql.lit(ORDER_STATUS.cancelled)}
      and orders.created_at >= running.begin_time and item.sku_no = running.sku_no and not item.gift
      and (item.promotion_id = running.id or running.stock is null)
  ) end`

/** The member type of a row of `shopper` now; 0 after their membership ended. */
export const memberTypeAt = (now: number): RawBuilder<MemberType> => sql<MemberType>`
  case when coalesce(shopper.member_until, ${now}) >= ${now} then shopper.member_type else 0 end`

/** Whether a row of `shopper` has never bought a product, see `orders.purchase`, and had no account before. */
export const IS_NEWCOMER = sql<boolean>`not shopper.known_before and (
  -- The limit makes the planner use the index for each shopper. Without it, it reads all orders into a hash.
  select true from orders
  where orders.shopper_id = shopper.id and orders.purchase and orders.status <> ${sql.lit(ORDER_STATUS.cancelled)}
  limit 1) is null`

/**
 * The skus in a shopper's orders that are not cancelled, since the first promotion with a limit began: only of these
 * can they hold pieces.
 */
export const orderedSkus = (shopperId: string, now: number): RawBuilder<string[]> => sql<string[]>`
  array(
    select item.sku_no
    from orders
    join order_item item on item.order_id = orders.id
    where orders.shopper_id = ${shopperId} and orders.status <> ${sql.lit(ORDER_STATUS.cancelled)}
      and orders.created_at >= (
        select min(begin_time) from promotion
        where begin_time <= ${now} and end_time >= ${now} and (
          promotion_type = any(${LIMITED}::integer[])
          or exists (select from promotion_sku where promotion_id = promotion.id and shopper_limit is not null)
        )
      )
  )`
