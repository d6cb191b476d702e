import { COUPON_STATUS } from '@hearth/domain'
import { sql, type RawBuilder } from 'kysely'
import { catalogueChanged } from '#areas/stock/catalogue-changed'
import { COUNTED, countSold } from '#areas/stock/count-sold'
import type { StockPart } from '#areas/stock/take-stock'
import { listRows } from '#database/list-rows'
import { prepared } from '#database/prepared'
import type { UnitOfWork } from '#shop/unit-of-work'

/**
 * CTEs that return pieces to stock, and to the stock of the promotions that sold them. If a promotion was removed from
 * a sku and added again, its stock gets back at most the pieces that the promotion has sold since then. So the stock
 * never exceeds the number that the owner set.
 * @param part selects `sku_no`, `quantity` and `promotion_id`
 */
const stockReturning = (part: RawBuilder<object>): RawBuilder<object> => sql`
    part as (${part}),
    back as (select sku_no, sum(quantity)::integer as quantity from part group by sku_no),
    locked as (select sku_no from sku where sku_no in (select sku_no from back) order by sku_no for update),
    given as (
      update sku set stock = sku.stock + back.quantity, sold = sku.sold - back.quantity
      from back join locked on locked.sku_no = back.sku_no
      where sku.sku_no = back.sku_no
      returning sku.sku_no, sku.spu_no, sku.stock = back.quantity as revived, back.quantity
    ),
    counted as (${countSold(sql`select spu_no, -quantity as quantity from given`)}),
    limited as (
      select promotion_id, sku_no, sum(quantity)::integer as quantity from part
      where promotion_id is not null group by promotion_id, sku_no
    ),
    unpromoted as (
      update promotion_sku
      set stock = stock + least(sold, limited.quantity), sold = sold - least(sold, limited.quantity)
      from limited
      where promotion_sku.promotion_id = limited.promotion_id and promotion_sku.sku_no = limited.sku_no
        and stock is not null
      returning stock between 1 and limited.quantity as revived
    ),
    noticed as (${catalogueChanged(sql`
      select (select count(*) from given where revived) + (select count(*) from unpromoted where revived) > 0
        and ${COUNTED}`)})`

/**
 * Returns the stock, promotion stock, coupons and redemption codes of cancelled orders, in one statement. Call it once
 * for an order, in the transaction that cancels it. After the commit, the function tells the `StockWatch` which skus
 * got pieces back.
 */
export async function releaseOrders(
  { db, stock, afterCommit }: UnitOfWork,
  orderIds: readonly string[],
): Promise<void> {
  const held = sql<object>`
    select sku_no, promotion_id, quantity - restocked as quantity from order_item
    where order_id = any(${[...orderIds]}::text[]) and quantity > restocked`
  const { rows } = await prepared<{
    skuNo: string
  }>`with ${stockReturning(held)},
    freed as (
      update coupon set status = ${COUPON_STATUS.usable}, order_id = null, used_at = null
      where order_id = any(${[...orderIds]}::text[])
        and status in (${sql.lit(COUPON_STATUS.used)}, ${sql.lit(COUPON_STATUS.held)})
    ),
    unredeemed as (
      update du_code set order_id = null, shopper_id = null, used_at = null
      where order_id = any(${[...orderIds]}::text[])
    )
    select sku_no as "skuNo" from given`.execute(db)
  const skuNos = rows.map((row) => row.skuNo)
  afterCommit(() => stock.returned(skuNos))
}

/** Returns pieces to stock, and to the stock of the promotions that they name. */
export async function returnPieces({ db, stock, afterCommit }: UnitOfWork, parts: readonly StockPart[]): Promise<void> {
  if (parts.length === 0) return
  const rows = parts.map(({ skuNo, quantity, promotionId }) => ({
    sku_no: skuNo,
    quantity,
    promotion_id: promotionId,
  }))
  const part = sql<object>`
    select sku_no, quantity, promotion_id
    from ${listRows(rows, 'sku_no text, quantity integer, promotion_id text')} as part`
  const { rows: given } = await prepared<{ skuNo: string }>`with ${stockReturning(part)}
    select sku_no as "skuNo" from given`.execute(db)
  afterCommit(() => stock.returned(given.map(({ skuNo }) => skuNo)))
}
