import { ORDER_STATUS, PROMOTION_TYPE, shopperLimit, SKU_STATUS } from '@hearth/domain'
import { sql, type RawBuilder } from 'kysely'
import type { Buyer, CartLine, SeenLines, StockedSku } from '#areas/cart/cart-line'
import { inventoryOf } from '#areas/products/inventory-of'
import { isSoldPromotion } from '#areas/products/sold-promotions'
import type { Database } from '#database/connect'
import { listRows } from '#database/list-rows'
import { PREPARED } from '#database/prepare-marked'

type Row = Omit<StockedSku, 'marketPrice' | 'inventoryStatus'> & {
  marketPrice: number | null
  lineId: string
  quantity: number
  checked: boolean
} & Omit<Buyer, 'now'> & { beside: object | null }

/** Whose lines are looked at, when and how. */
export interface Viewer {
  shopperId: string
  /** Epoch ms. */
  now: number
  /** Whether the request came in enterprise mode (P03). */
  enterprise: boolean
}

/** Lines with something else of the shopper's that was read along with them. */
export type SeenWith<Beside extends object> = SeenLines & { beside: Beside }

/** What is read along with lines where nothing is. */
const NOTHING = sql<object>`'{}'::jsonb`

/**
 * The shopper's cart, newest line first, each with its sku, what is left of it, its running promotions and their gifts:
 * one query.
 * @param checkedOnly leaves out what is not checked.
 * @param beside an expression to read along, such as `orderMeans`
 */
export function cartLines<Beside extends object = object>(
  db: Database,
  viewer: Viewer,
  checkedOnly = false,
  beside: RawBuilder<Beside> = NOTHING as RawBuilder<Beside>,
): Promise<SeenWith<Beside>> {
  return seenLines(db, viewer, {
    lines: sql<object>`
      select id, sku_no, quantity, checked, created_at from cart_line
      where shopper_id = ${viewer.shopperId} ${checkedOnly ? sql`and checked` : sql``}`,
    beside,
  })
}

/**
 * Skus that a shopper wants without a cart, as lines that are checked; a sku that does not exist is left out. One
 * query.
 */
export function wantedLines<Beside extends object = object>(
  db: Database,
  viewer: Viewer,
  wanted: readonly { skuNo: string; itemQuantity: number }[],
  beside: RawBuilder<Beside> = NOTHING as RawBuilder<Beside>,
): Promise<SeenWith<Beside>> {
  return seenLines(db, viewer, {
    lines: sql<object>`
      select 'now-' || sku_no as id, sku_no, quantity, true as checked, -at as created_at
      from ${listRows(
        wanted.map(({ skuNo, itemQuantity }, at) => ({ sku_no: skuNo, quantity: itemQuantity, at })),
        'sku_no text, quantity integer, at bigint',
      )} as wanted`,
    beside,
  })
}

/** Parts of the query that reads lines. */
export interface LinesQuery<Beside extends object> {
  /** CTEs before it, such as those of a change whose rows `lines` takes up. */
  before?: RawBuilder<object>
  /** Lines: id, sku_no, quantity, checked, created_at. */
  lines: RawBuilder<object>
  beside: RawBuilder<Beside>
}

/**
 * Pieces of a running promotion's sku in the shopper's orders since it began, unpaid ones too; null where it sets no
 * limit. One without stock of its own is not kept in its orders, so every piece of the sku counts.
 */
const heldPieces = (shopperId: string): RawBuilder<number | null> => sql<number | null>`
  case when shopper_limit is not null or promotion_type = ${sql.lit(PROMOTION_TYPE.flashSale)} then (
    select coalesce(sum(item.quantity), 0) from orders join order_item item on item.order_id = orders.id
    where orders.shopper_id = ${shopperId} and orders.status <> ${sql.lit(ORDER_STATUS.cancelled)} and orders.created_at >= running.begin_time
      and item.sku_no = running.sku_no and not item.gift and (item.promotion_id = running.id or own_stock is null)) end`

/** Reads lines as a shopper sees them, in one statement. */
export async function seenLines<Beside extends object>(
  db: Database,
  { shopperId, now, enterprise }: Viewer,
  { before, lines, beside }: LinesQuery<Beside>,
): Promise<SeenWith<Beside>> {
  const { rows } = await sql<Row>`${PREPARED}
    with ${before ? sql`${before},` : sql``} line as (${lines}),
    running as (
      select on_sku.sku_no, on_sku.promotion_price, on_sku.stock as own_stock, on_sku.shopper_limit, promotion.*
      from promotion_sku on_sku
      -- By its id, for each row there is: the planner takes few promotions for running and would read this table for each of those.
      cross join lateral (select * from promotion where id = on_sku.promotion_id and begin_time <= ${now} and end_time >= ${now} and ${isSoldPromotion} offset 0) as promotion
      where on_sku.sku_no = any(array(select sku_no from line))
    )
    select line.id as "lineId", line.quantity, line.checked,
      sku.sku_no as "skuNo", sku.spu_no as "spuNo", sku.sku_name as "skuName", sku.attributes, sku.picture, sku.price,
      sku.market_price as "marketPrice", sku.sku_status as "skuStatus", sku.sku_sale_status as "skuSaleStatus",
      sku.stock, sku.limit_quantity as "limitQuantity",
      merchant.id as "merchantId", merchant.name as "merchantName",
      shopper.member_type > 0 as vip, shopper.enterprise,
      not exists (select 1 from orders where orders.shopper_id = shopper.id and orders.status <> ${sql.lit(ORDER_STATUS.cancelled)}) as newcomer,
      (select count(*) from orders where orders.shopper_id = ${shopperId} and orders.status = ${sql.lit(ORDER_STATUS.pendingPayment)}) as "unpaidOrders",
      coalesce((
        select jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
          'promotionId', id, 'promotionType', promotion_type, 'promotionName', name, 'promotionPrice', promotion_price,
          'beginTime', begin_time, 'endTime', end_time, 'promotionSupportTarget', support_target,
          'stock', own_stock, 'limit', shopper_limit, 'held', ${heldPieces(shopperId)},
          'thresholdAmount', threshold_amount, 'reduceAmount', reduce_amount, 'thresholdQuantity', threshold_quantity,
          'discountRate', discount_rate, 'giftName', gift_name, 'giftSkuNo', gift_sku_no)) order by id)
        from running where running.sku_no = sku.sku_no), '[]') as promotions,
      coalesce((
        select jsonb_agg(jsonb_build_object(
          'promotionId', running.id, 'skuNo', gift.sku_no, 'spuNo', gift.spu_no, 'skuName', gift.sku_name,
          'attributes', gift.attributes, 'picture', gift.picture, 'stock', gift.stock) order by running.id)
        from running join sku gift on gift.sku_no = running.gift_sku_no
        where running.sku_no = sku.sku_no and gift.sku_status = ${sql.lit(SKU_STATUS.active)}), '[]') as "giftSkus",
      case when row_number() over (order by line.created_at desc, line.id) = 1 then (select ${beside}) end as beside
    from shopper left join (
      line
      join sku on sku.sku_no = line.sku_no
      join spu on spu.spu_no = sku.spu_no
      join merchant on merchant.id = spu.merchant_id
    ) on true
    where shopper.id = ${shopperId}
    order by line.created_at desc, line.id`.execute(db)
  const [first] = rows
  return {
    buyer: {
      now,
      vip: first?.vip ?? false,
      enterprise: enterprise || (first?.enterprise ?? false),
      newcomer: first?.newcomer ?? false,
      unpaidOrders: first?.unpaidOrders ?? 0,
    },
    // An empty cart is one row that holds no line.
    lines: rows.filter((row) => row.lineId !== null).map(toLine),
    beside: (first?.beside ?? {}) as Beside,
  }
}

function toLine({
  lineId,
  quantity,
  checked,
  vip: _vip,
  enterprise: _enterprise,
  newcomer: _newcomer,
  unpaidOrders: _unpaidOrders,
  beside: _beside,
  marketPrice,
  ...sku
}: Row): CartLine {
  const limited = sku.promotions.map((promotion) => ({
    ...promotion,
    limit: shopperLimit(promotion.promotionType, promotion.limit),
  }))
  // Who has as many as a promotion gives one shopper pays the shelf's price for more.
  const open = limited.filter(({ limit, held = 0 }) => limit === undefined || held < limit)
  const promotions = open.map((promotion) => ({
    ...promotion,
    promotionInventoryStatus: promotion.stock === undefined ? undefined : inventoryOf(promotion.stock),
  }))
  return {
    id: lineId,
    itemQuantity: quantity,
    checked,
    sku: { ...sku, promotions, inventoryStatus: inventoryOf(sku.stock), marketPrice: marketPrice ?? undefined },
  }
}
