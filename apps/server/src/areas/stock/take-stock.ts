import { sql, type RawBuilder } from 'kysely'
import { catalogueChanged } from '#areas/stock/catalogue-changed'
import { COUNTED, countSold } from '#areas/stock/count-sold'
import { listRows } from '#database/list-rows'
import { prepared } from '#database/prepared'
import type { UnitOfWork } from '#shop/unit-of-work'

/** Pieces of a sku, with the promotion that sells them if it has stock of its own. */
export interface StockPart {
  skuNo: string
  quantity: number
  promotionId?: string
  /** The turn of the order, if one statement places several orders: lower turns are served first. 0 if absent. */
  turn?: number
}

/** A sku of which an order wants more pieces than are left. */
export interface Shortage {
  skuNo: string
  /** Pieces of the sku that the whole order wants. */
  quantity: number
  /** True if the sku's stock is short; false if only the promotion's stock is. */
  onShelf: boolean
}

/** A shortage of one of several orders. */
export interface OrderShortage extends Shortage {
  /** The turn of the order; see `StockPart.turn`. */
  turn: number
}

/** CTEs that take stock, and the query for shortages. */
export interface StockTaking {
  /** The CTEs. One of them is `refused (turn)`: the orders that get nothing, since they are short of something. */
  ctes: RawBuilder<object>
  /**
   * A query for the shortages of refused orders. A refused order has no row if there was enough stock for it alone.
   * Such an order was refused since the pieces of an earlier order of the statement counted first, although that order
   * was refused too. It may succeed on another try.
   */
  short: RawBuilder<OrderShortage>
}

/**
 * CTEs that take the stock of whole orders. An order gets all its pieces or none, and stock never falls below 0. The
 * CTEs lock rows in the order of their numbers, so that two statements do not deadlock. Use them in the last statement
 * of the transaction, so that the rows of a popular sku are locked for the shortest time.
 */
export const stockTaking = (parts: readonly StockPart[]): StockTaking => ({
  ctes: sql`
    part as (
      select turn, sku_no, quantity, promotion_id
      from ${listRows(
        parts.map(({ skuNo, quantity, promotionId, turn = 0 }) => ({
          turn,
          sku_no: skuNo,
          quantity,
          promotion_id: promotionId,
        })),
        'turn integer, sku_no text, quantity integer, promotion_id text',
      )} as part
    ),
    locked as (
      select sku_no, stock from sku where sku_no in (select sku_no from part) order by sku_no for update
    ),
    limited as (
      select promotion_id, sku_no, stock from promotion_sku
      where (promotion_id, sku_no) in (select promotion_id, sku_no from part) and (select count(*) from locked) > 0
      order by promotion_id, sku_no for update
    ),
    wanted as (
      select turn, sku_no, promotion_id, quantity,
        sum(quantity) over (partition by turn, sku_no) as of_order,
        sum(quantity) over (partition by turn, promotion_id, sku_no) as promoted_of_order,
        sum(quantity) over (partition by sku_no order by turn) as until_turn,
        sum(quantity) over (partition by promotion_id, sku_no order by turn) as promoted_until_turn
      from part
    ),
    refused as (
      select distinct wanted.turn
      from wanted
      left join locked on locked.sku_no = wanted.sku_no
      left join limited on limited.promotion_id = wanted.promotion_id and limited.sku_no = wanted.sku_no
      where coalesce(locked.stock, -1) < wanted.until_turn
        or (wanted.promotion_id is not null and coalesce(limited.stock, -1) < wanted.promoted_until_turn)
    ),
    taken as (
      update sku set stock = sku.stock - got.quantity, sold = sku.sold + got.quantity
      from (
        select sku_no, sum(quantity)::integer as quantity from part
        where turn not in (select turn from refused) group by sku_no
      ) as got
      where sku.sku_no = got.sku_no
      returning sku.sku_no, sku.spu_no, sku.stock, got.quantity
    ),
    counted as (${countSold(sql`select spu_no, quantity from taken`)}),
    promoted as (
      update promotion_sku set stock = promotion_sku.stock - got.quantity, sold = promotion_sku.sold + got.quantity
      from (
        select promotion_id, sku_no, sum(quantity)::integer as quantity from part
        where promotion_id is not null and turn not in (select turn from refused) group by promotion_id, sku_no
      ) as got
      where promotion_sku.promotion_id = got.promotion_id and promotion_sku.sku_no = got.sku_no
      returning promotion_sku.promotion_id, promotion_sku.sku_no, promotion_sku.stock
    ),
    noticed as (${catalogueChanged(sql`
      select (select count(*) from taken where stock = 0) + (select count(*) from promoted where stock = 0) > 0
        and ${COUNTED}`)})`,
  short: sql<OrderShortage>`
    select distinct wanted.turn, wanted.sku_no as "skuNo", wanted.of_order::integer as quantity,
      coalesce(taken.stock, locked.stock, -1) < wanted.of_order as "onShelf"
    from wanted
    left join locked on locked.sku_no = wanted.sku_no
    left join limited on limited.promotion_id = wanted.promotion_id and limited.sku_no = wanted.sku_no
    left join taken on taken.sku_no = wanted.sku_no
    left join promoted on promoted.promotion_id = wanted.promotion_id and promoted.sku_no = wanted.sku_no
    where wanted.turn in (select turn from refused)
      and (
        coalesce(taken.stock, locked.stock, -1) < wanted.of_order
        or (
          wanted.promotion_id is not null
          and coalesce(promoted.stock, limited.stock, -1) < wanted.promoted_of_order
        )
      )`,
})

/**
 * Takes pieces from stock for an exchange.
 * @returns true if there were enough; otherwise the transaction must be rolled back
 */
export async function takePieces({ db }: UnitOfWork, parts: readonly StockPart[]): Promise<boolean> {
  const taking = stockTaking(parts)
  const { rows } = await prepared<Shortage>`with ${taking.ctes} ${taking.short}`.execute(db)
  return rows.length === 0
}
