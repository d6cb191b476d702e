import { ORDER_STATUS, SKU_STATUS, type HeldPieces } from '@hearth/domain'
import { sql, type RawBuilder } from 'kysely'
import type { CartLine, SeenLines, StockedSku } from '#areas/cart/cart-line'
import { inventoryOf } from '#areas/products/inventory-of'
import { heldPieces, IS_NEWCOMER, runningPromotions } from '#areas/products/running-promotions'
import { toStockedPromotion, type PromotionRow } from '#areas/products/to-promotion'
import type { Database } from '#database/connect'
import { listRows } from '#database/list-rows'
import { prepared } from '#database/prepared'

type Row = Omit<StockedSku, 'marketPrice' | 'inventoryStatus' | 'promotions'> & {
  lineId: string
  quantity: number
  checked: boolean
  marketPrice: number | null
  promotions: (PromotionRow & { held: number | null })[]
  vip: boolean
  enterprise: boolean
  newcomer: boolean
  unpaidOrders: number
  beside: object | null
}

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

/** Reads lines as a shopper sees them, in one statement. */
export async function seenLines<Beside extends object>(
  db: Database,
  { shopperId, now, enterprise }: Viewer,
  { before, lines, beside }: LinesQuery<Beside>,
): Promise<SeenWith<Beside>> {
  const { rows } = await prepared<Row>`with ${before ? sql`${before},` : sql``} line as (${lines}),
    ${runningPromotions(sql<string[]>`array(select sku_no from line)`, now)}
    select line.id as "lineId", line.quantity, line.checked,
      sku.sku_no as "skuNo", sku.spu_no as "spuNo", sku.sku_name as "skuName", sku.attributes, sku.picture, sku.price,
      sku.market_price as "marketPrice", sku.sku_status as "skuStatus", sku.sku_sale_status as "skuSaleStatus",
      sku.stock, sku.limit_quantity as "limitQuantity",
      merchant.id as "merchantId", merchant.name as "merchantName",
      shopper.member_type > 0 as vip, shopper.enterprise,
      ${IS_NEWCOMER} as newcomer,
      (select count(*) from orders where orders.shopper_id = ${shopperId} and orders.status = ${sql.lit(ORDER_STATUS.pendingPayment)}) as "unpaidOrders",
      coalesce((
        select jsonb_agg(to_jsonb(running) || jsonb_build_object('held', ${heldPieces(shopperId)}) order by id)
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
  // An empty cart is one row that holds no line.
  const found = rows.filter((row) => row.lineId !== null)
  return {
    now,
    buyer: {
      vip: first?.vip ?? false,
      enterprise: enterprise || (first?.enterprise ?? false),
      newcomer: first?.newcomer ?? false,
      held: found.flatMap((line) => line.promotions.flatMap(toHeld)),
    },
    unpaidOrders: first?.unpaidOrders ?? 0,
    lines: found.map(toLine),
    beside: (first?.beside ?? {}) as Beside,
  }
}

const toHeld = ({ id, sku_no, held }: Row['promotions'][number]): HeldPieces[] =>
  held ? [{ promotionId: id, skuNo: sku_no, pieces: held }] : []

const toLine = ({ lineId, quantity, checked, ...sku }: Row): CartLine => ({
  id: lineId,
  itemQuantity: quantity,
  checked,
  sku: {
    skuNo: sku.skuNo,
    spuNo: sku.spuNo,
    skuName: sku.skuName,
    attributes: sku.attributes,
    picture: sku.picture,
    price: sku.price,
    marketPrice: sku.marketPrice ?? undefined,
    skuStatus: sku.skuStatus,
    skuSaleStatus: sku.skuSaleStatus,
    inventoryStatus: inventoryOf(sku.stock),
    stock: sku.stock,
    limitQuantity: sku.limitQuantity,
    merchantId: sku.merchantId,
    merchantName: sku.merchantName,
    promotions: sku.promotions.map(toStockedPromotion),
    giftSkus: sku.giftSkus,
  },
})
