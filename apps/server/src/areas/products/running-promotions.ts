import { LIMITED_PROMOTION_TYPES, ORDER_STATUS, type MemberType } from '@hearth/domain'
import { sql, type RawBuilder } from 'kysely'
import { isSoldPromotion, promotionTerms } from '#areas/products/promotion-terms'
import type { ValueOrSql } from '#database/value-or-sql'

/**
 * The CTE `running`: the running promotions of skus, one row for each promotion and sku, with the columns of
 * `PromotionRow`. {@link heldPieces} reads it.
 * @param skuNos an expression for an array of sku numbers
 */
export const runningPromotions = (skuNos: RawBuilder<string[]>, now: number): RawBuilder<object> => sql<object>`
  running as materialized (
    select on_sku.sku_no, on_sku.promotion_price, on_sku.stock, on_sku.shopper_limit, on_sku.deposit_amount,
      on_sku.deposit_worth, promotion.*, ${promotionTerms} as terms
    from promotion_sku on_sku
    -- The lateral select reads each promotion by its id. Otherwise the planner, which expects few running promotions,
    -- scans their table for each row.
    cross join lateral (
      select * from promotion
      where id = on_sku.promotion_id and begin_time <= ${now} and end_time >= ${now} and ${isSoldPromotion}
      offset 0
    ) as promotion
    where on_sku.sku_no = any(${skuNos})
  )`

/**
 * An expression for the pieces of a sku in the shopper's uncancelled orders, including unpaid orders, since the running
 * promotion began. Null if the promotion has no limit, and for a visitor. An order names a promotion only if the
 * promotion has stock of its own. For other promotions, all ordered pieces of the sku count.
 */
export const heldPieces = (shopperId: ValueOrSql<string> | undefined): RawBuilder<number | null> =>
  shopperId === undefined ? sql<null>`null::bigint` : heldBy(shopperId)

/** Promotion types that limit each shopper even if the owner sets no limit. */
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

/** An expression for the member type of a row of `shopper` now; 0 after the membership has ended. */
export const memberTypeAt = (now: number): RawBuilder<MemberType> => sql<MemberType>`
  case when coalesce(shopper.member_until, ${now}) >= ${now} then shopper.member_type else 0 end`

/**
 * Condition on a row of `shopper`: they have never bought a product (see `orders.purchase`), and had no earlier
 * account.
 */
export const IS_NEWCOMER = sql<boolean>`not shopper.known_before and (
  -- The limit makes the planner use the index for each shopper. Without it, it reads all orders into a hash.
  select true from orders
  where orders.shopper_id = shopper.id and orders.purchase and orders.status <> ${sql.lit(ORDER_STATUS.cancelled)}
  limit 1) is null`

/**
 * An expression for the skus in a shopper's uncancelled orders since the earliest running promotion with a limit began.
 * Only these skus can count against a limit.
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
