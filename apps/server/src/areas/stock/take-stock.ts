import { sql, type RawBuilder } from 'kysely'
import { catalogueChanged } from '#areas/stock/catalogue-changed'
import { COUNTED, countSold } from '#areas/stock/count-sold'
import { listRows } from '#database/list-rows'
import { prepared } from '#database/prepared'
import type { UnitOfWork } from '#shop/unit-of-work'

/** Pieces of a sku, and of the promotion that sells it where that has stock of its own. */
export interface StockPart {
  skuNo: string
  quantity: number
  promotionId?: string
}

/** A sku that an order could not have in full. */
export interface Shortage {
  skuNo: string
  /** Pieces the whole order wants of it. */
  quantity: number
  /** Whether the shelf had too few; else only the promotion that sells it. */
  onShelf: boolean
}

/** CTEs that take stock, and the query of what there was too little of. */
export interface StockTaking {
  ctes: RawBuilder<object>
  short: RawBuilder<Shortage>
}

/**
 * Takes the stock of a whole order: rows are locked in the order of their numbers, so that two orders never wait for
 * each other, and a row gives only what it has, so that stock is never below 0. Put it into the last statement of the
 * transaction: the rows of a hot sku are then held for the shortest time. When something was short, the transaction
 * must be given up.
 */
export const stockTaking = (parts: readonly StockPart[]): StockTaking => ({
  ctes: sql`
    part as (
      select sku_no, quantity, promotion_id
      from ${listRows(
        parts.map(({ skuNo, quantity, promotionId }) => ({ sku_no: skuNo, quantity, promotion_id: promotionId })),
        'sku_no text, quantity integer, promotion_id text',
      )} as part
    ),
    wanted as (select sku_no, sum(quantity)::integer as quantity from part group by sku_no),
    locked as (select sku_no from sku where sku_no in (select sku_no from wanted) order by sku_no for update),
    taken as (
      update sku set stock = sku.stock - wanted.quantity, sold = sku.sold + wanted.quantity
      from wanted join locked on locked.sku_no = wanted.sku_no
      where sku.sku_no = wanted.sku_no and sku.stock >= wanted.quantity
      returning sku.sku_no, sku.spu_no, sku.stock, wanted.quantity
    ),
    counted as (${countSold(sql`select spu_no, quantity from taken`)}),
    limited as (
      select promotion_id, sku_no, sum(quantity)::integer as quantity from part
      where promotion_id is not null group by promotion_id, sku_no
    ),
    promoted as (
      update promotion_sku
      set stock = promotion_sku.stock - limited.quantity, sold = promotion_sku.sold + limited.quantity
      from limited
      where promotion_sku.promotion_id = limited.promotion_id and promotion_sku.sku_no = limited.sku_no
        and promotion_sku.stock >= limited.quantity
      returning promotion_sku.promotion_id, promotion_sku.sku_no, promotion_sku.stock
    ),
    noticed as (${catalogueChanged(sql`
      select (select count(*) from taken where stock = 0) + (select count(*) from promoted where stock = 0) > 0
        and ${COUNTED}`)})`,
  short: sql<Shortage>`
    select sku_no as "skuNo", quantity, sku_no not in (select sku_no from taken) as "onShelf" from wanted
    where sku_no not in (select sku_no from taken)
      or sku_no in (
        select sku_no from limited
        where (promotion_id, sku_no) not in (select promotion_id, sku_no from promoted)
      )`,
})

/**
 * Takes pieces off the shelf for those that are exchanged.
 * @returns whether there were enough; when not, the transaction must be given up
 */
export async function takePieces({ db }: UnitOfWork, parts: readonly StockPart[]): Promise<boolean> {
  const taking = stockTaking(parts)
  const { rows } = await prepared<Shortage>`with ${taking.ctes} ${taking.short}`.execute(db)
  return rows.length === 0
}
