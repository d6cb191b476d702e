import { duCodeRefusal, ORDER_STATUS, SKU_STATUS, type HeldPieces } from '@hearth/domain'
import { sql, type RawBuilder } from 'kysely'
import type { CartLine, SeenLines, Shelf, StockedSku } from '#areas/cart/cart-line'
import { lineCode, toFixed, type StoredLineCode } from '#areas/cart/line-code'
import { bundlesOnOffer, runningBundles, shelfOfOffers, type NamedBundle } from '#areas/cart/running-bundles'
import { freightMeans, type FreightMeans } from '#areas/freight/freight-means'
import { inventoryOf } from '#areas/products/inventory-of'
import { heldPieces, IS_NEWCOMER, memberTypeAt, runningPromotions } from '#areas/products/running-promotions'
import { toStockedPromotion, type PromotionRow } from '#areas/products/to-promotion'
import type { Database } from '#database/connect'
import { listRows } from '#database/list-rows'
import { prepared } from '#database/prepared'
import type { ValueOrSql } from '#database/value-or-sql'

type Row = Omit<StockedSku, 'lowestPrice' | 'grams' | 'freightTable' | 'inventoryStatus' | 'promotions' | 'fixed'> & {
  lineId: string
  /** True for a row of the shelf (the skus of sets and mark-up sales), false for a row of the cart. */
  onShelf: boolean
  quantity: number
  checked: boolean
  code: StoredLineCode | null
  lowestPrice: number | null
  grams: number | null
  freightTable: string | null
  promotions: (PromotionRow & { held: number | null })[]
  vip: boolean
  enterprise: boolean
  newcomer: boolean
  unpaidOrders: number
  bundles: NamedBundle[] | null
  freight: FreightMeans | null
  beside: object | null
}

interface Looking {
  /** Epoch ms. */
  now: number
  /** True if the request came in enterprise mode (P03). */
  enterprise: boolean
}

/** A shopper, and the time and mode in which their lines are read. */
export interface Viewer extends Looking {
  shopperId: string
}

/** A visitor, and the time and mode in which their lines are read. */
export interface VisitorViewer extends Looking {
  visitorId: string
  shopperId?: undefined
}

/** The owner of a cart, and the time and mode in which it is read. */
export type CartViewer = Viewer | VisitorViewer

/** Returns the column of `cart_line` that holds the owner's id, and the id. */
export const ownerOf = (viewer: CartViewer): { column: 'shopper_id' | 'visitor_id'; id: string } =>
  viewer.shopperId === undefined
    ? { column: 'visitor_id', id: viewer.visitorId }
    : { column: 'shopper_id', id: viewer.shopperId }

/** Condition on a row of `cart_line`: it belongs to the viewer. */
export function isOwned(viewer: CartViewer): RawBuilder<boolean> {
  const { column, id } = ownerOf(viewer)
  return viewer.shopperId === undefined ? sql<boolean>`${sql.ref(`cart_line.${column}`)} = ${id}` : isShoppers(id)
}

/**
 * Condition on a row of `cart_line`: the shopper owns the line, which is an ordinary line or a line of a redemption
 * code.
 */
export const isShoppers = (shopperId: string): RawBuilder<boolean> =>
  sql<boolean>`(cart_line.shopper_id = ${shopperId} or cart_line.code_shopper_id = ${shopperId})`

/** Lines, with other data of the shopper that the same statement reads. */
export type SeenWith<Beside extends object> = SeenLines & { beside: Beside }

/**
 * Lines with the shelf (the skus of their sets and mark-up sales), and with other data of the shopper that the same
 * statement reads.
 */
export type SeenWithShelf<Beside extends object = object> = SeenWith<Beside> & { shelf: Shelf }

/** The default of `beside`: the statement reads no other data of the shopper. */
const NOTHING = sql<object>`'{}'::jsonb`

/**
 * Reads a cart in one query, newest line first. Each line has its sku with the stock, the running promotions and their
 * gifts.
 * @param checkedOnly leaves out lines that are not checked
 * @param beside an expression to read in the same query, such as `orderMeans`
 */
export function cartLines<Beside extends object = object>(
  db: Database,
  viewer: CartViewer,
  checkedOnly = false,
  beside: RawBuilder<Beside> = NOTHING as RawBuilder<Beside>,
): Promise<SeenWith<Beside>> {
  return seenLines(db, viewer, {
    lines: linesOf(viewer, checkedOnly),
    beside,
    inCart: true,
  })
}

/** Reads a whole cart, and the skus of its sets and mark-up sales as the shelf. */
export const cartWithShelf = (db: Database, viewer: CartViewer): Promise<SeenWithShelf> =>
  seenWithShelf(db, viewer, { lines: linesOf(viewer, false), beside: NOTHING, inCart: true })

const linesOf = (viewer: CartViewer, checkedOnly: boolean): RawBuilder<object> => sql<object>`
  select id, sku_no, quantity, checked, created_at, code_id from cart_line
  where ${isOwned(viewer)} ${checkedOnly ? sql`and checked` : sql``}`

/** Reads skus that are not in a cart as checked lines, in one query. Leaves out skus that do not exist. */
export function wantedLines<Beside extends object = object>(
  db: Database,
  viewer: CartViewer,
  wanted: readonly { skuNo: string; itemQuantity: number }[],
  beside: RawBuilder<Beside> = NOTHING as RawBuilder<Beside>,
): Promise<SeenWith<Beside>> {
  return seenLines(db, viewer, { lines: linesToBe(wanted), beside })
}

/** Reads skus that are not in a cart as checked lines, and the skus of their sets and mark-up sales as the shelf. */
export const wantedWithShelf = (
  db: Database,
  viewer: CartViewer,
  wanted: readonly { skuNo: string; itemQuantity: number }[],
): Promise<SeenWithShelf> => seenWithShelf(db, viewer, { lines: linesToBe(wanted), beside: NOTHING })

const linesToBe = (wanted: readonly { skuNo: string; itemQuantity: number }[]): RawBuilder<object> => sql<object>`
  select 'now-' || sku_no as id, sku_no, quantity, true as checked, -at as created_at, null::text as code_id
  from ${listRows(
    wanted.map(({ skuNo, itemQuantity }, at) => ({ sku_no: skuNo, quantity: itemQuantity, at })),
    'sku_no text, quantity integer, at bigint',
  )} as wanted`

/** Parts of the query that reads lines. */
export interface LinesQuery<Beside extends object> {
  /** CTEs in front of the query, such as a change whose rows `lines` reads. */
  before?: RawBuilder<object>
  /** A query for lines, with the columns id, sku_no, quantity, checked, created_at and code_id. */
  lines: RawBuilder<object>
  beside: RawBuilder<Beside>
  /** True if the lines are in a cart. */
  inCart?: true
}

/** The CTE `line`: the rows of the CTE `own`, and with `withShelf` one piece of each sku of the bundles. */
const withShelfOf = (withShelf: boolean): RawBuilder<object> =>
  withShelf
    ? sql<object>`
        select *, false as on_shelf from own
        union all
        select 'shelf-' || sku_no, sku_no, 1, true, 0, null, true from (${shelfOfOffers}) as shelf`
    : sql<object>`select *, false as on_shelf from own`

/**
 * SQL that reads the buyer: their row, whether they are a newcomer, and the number of their orders that wait for
 * payment.
 */
interface BuyerQuery {
  row: RawBuilder<object>
  isOne: RawBuilder<boolean>
  newcomer: RawBuilder<boolean>
  unpaidOrders: RawBuilder<number>
}

/** An expression for the number of a shopper's orders that wait for payment. */
export const unpaidOrdersOf = (shopperId: ValueOrSql<string>): RawBuilder<number> => sql<number>`(
  select count(*) from orders
  where orders.shopper_id = ${shopperId} and orders.status = ${sql.lit(ORDER_STATUS.pendingPayment)}
)`

const shopperQuery = (shopperId: string): BuyerQuery => ({
  row: sql`shopper`,
  isOne: sql`shopper.id = ${shopperId}`,
  newcomer: IS_NEWCOMER,
  unpaidOrders: unpaidOrdersOf(shopperId),
})

/** A visitor is priced without membership, and has no orders. */
const VISITOR_QUERY: BuyerQuery = {
  row: sql`(select 0 as member_type, null::bigint as member_until, false as enterprise) as shopper`,
  isOne: sql`true`,
  newcomer: sql`false`,
  unpaidOrders: sql`0`,
}

/** True for the first row. Only this row holds the data that is read once for all lines. */
const FIRST_ROW = sql<boolean>`row_number() over (order by line.on_shelf, line.created_at desc, line.id) = 1`

/** Reads the lines of a shopper or a visitor in one statement, without the skus of their sets and mark-up sales. */
async function seenLines<Beside extends object>(
  db: Database,
  viewer: CartViewer,
  query: LinesQuery<Beside>,
): Promise<SeenWith<Beside>> {
  const { shelf: _, ...seen } = await readLines(db, viewer, query, false)
  return seen
}

/**
 * Reads the lines of a shopper or a visitor in one statement, and the skus of their sets and mark-up sales as the
 * shelf.
 */
export const seenWithShelf = <Beside extends object>(
  db: Database,
  viewer: CartViewer,
  query: LinesQuery<Beside>,
): Promise<SeenWithShelf<Beside>> => readLines(db, viewer, query, true)

/** Reads lines. The shelf is empty without `withShelf`. */
async function readLines<Beside extends object>(
  db: Database,
  { shopperId, now, enterprise }: CartViewer,
  { before, lines, beside, inCart }: LinesQuery<Beside>,
  withShelf: boolean,
): Promise<SeenWithShelf<Beside>> {
  const buyer = shopperId === undefined ? VISITOR_QUERY : shopperQuery(shopperId)
  const { rows } = await prepared<Row>`with ${before ? sql`${before},` : sql``} own as (${lines}),
    ${runningBundles(now)}, line as (${withShelfOf(withShelf)}),
    ${runningPromotions(sql<string[]>`array(select sku_no from line)`, now)}
    select line.id as "lineId", line.on_shelf as "onShelf", line.quantity, line.checked, ${lineCode} as code,
      sku.sku_no as "skuNo", sku.spu_no as "spuNo", sku.sku_name as "skuName", sku.attributes, sku.picture, sku.price,
      sku.lowest_price as "lowestPrice", sku.floor_price as "floorPrice",
      sku.sku_status as "skuStatus", sku.sku_sale_status as "skuSaleStatus",
      sku.stock, sku.limit_quantity as "limitQuantity", sku.by_code as "byCode",
      sku.grams, spu.freight_table as "freightTable",
      merchant.id as "merchantId", merchant.name as "merchantName",
      ${memberTypeAt(now)} > 0 as vip, shopper.enterprise,
      ${buyer.newcomer} as newcomer,
      ${buyer.unpaidOrders} as "unpaidOrders",
      coalesce((
        select jsonb_agg(to_jsonb(running) || jsonb_build_object('held', ${heldPieces(shopperId)}) order by id)
        from running where running.sku_no = sku.sku_no), '[]') as promotions,
      coalesce((
        select jsonb_agg(jsonb_build_object(
          'promotionId', running.id, 'skuNo', gift.sku_no, 'spuNo', gift.spu_no, 'skuName', gift.sku_name,
          'attributes', gift.attributes, 'picture', gift.picture, 'price', gift.price,
          'stock', gift.stock) order by running.id)
        from running join sku gift on gift.sku_no = running.gift_sku_no
        where running.sku_no = sku.sku_no and gift.sku_status = ${sql.lit(SKU_STATUS.active)}), '[]') as "giftSkus",
      case when ${FIRST_ROW} then ${bundlesOnOffer} end as bundles,
      case when ${FIRST_ROW} then ${freightMeans(shopperId)} end as freight,
      case when ${FIRST_ROW} then (select ${beside}) end as beside
    from ${buyer.row} left join (
      line
      join sku on sku.sku_no = line.sku_no
      join spu on spu.spu_no = sku.spu_no
      join merchant on merchant.id = spu.merchant_id
    ) on true
    where ${buyer.isOne}
    order by line.on_shelf, line.created_at desc, line.id`.execute(db)
  const [first] = rows
  // For an empty cart the query returns one row without a line.
  const found = rows.filter(({ lineId, onShelf }) => lineId !== null && !onShelf)
  const shelf = rows.filter(({ onShelf }) => onShelf)
  const buyerOf = (lines: readonly Row[]) => ({
    vip: first?.vip ?? false,
    enterprise: enterprise || (first?.enterprise ?? false),
    newcomer: first?.newcomer ?? false,
    held: lines.flatMap((line) => line.promotions.flatMap(toHeld)),
  })
  return {
    now,
    buyer: buyerOf(found),
    unpaidOrders: first?.unpaidOrders ?? 0,
    bundles: found.length > 0 ? (first?.bundles ?? []) : [],
    freight: first?.freight ?? { rules: null, place: null },
    lines: found.map((row) => toLine(row, now)),
    shelf: { buyer: buyerOf(shelf), lines: shelf.map((row) => toLine(row, now)) },
    inCart,
    beside: (first?.beside ?? {}) as Beside,
  }
}

/** Returns the pieces that a shopper has bought of a promotion, in the form that pricing reads. */
export const toHeld = ({ id, sku_no, held }: { id: string; sku_no: string; held: number | null }): HeldPieces[] =>
  held ? [{ promotionId: id, skuNo: sku_no, pieces: held }] : []

const toLine = ({ lineId, quantity, checked, code, ...sku }: Row, now: number): CartLine => ({
  id: lineId,
  itemQuantity: quantity,
  checked,
  ...(code ? { code: { ...code, refusal: duCodeRefusal(code, now) } } : {}),
  sku: {
    ...(code ? { fixed: toFixed(code, now) } : {}),
    skuNo: sku.skuNo,
    spuNo: sku.spuNo,
    skuName: sku.skuName,
    attributes: sku.attributes,
    picture: sku.picture,
    price: sku.price,
    lowestPrice: sku.lowestPrice ?? undefined,
    floorPrice: sku.floorPrice ?? undefined,
    skuStatus: sku.skuStatus,
    skuSaleStatus: sku.skuSaleStatus,
    inventoryStatus: inventoryOf(sku.stock),
    stock: sku.stock,
    limitQuantity: sku.limitQuantity,
    byCode: sku.byCode,
    grams: sku.grams ?? undefined,
    freightTable: sku.freightTable ?? undefined,
    merchantId: sku.merchantId,
    merchantName: sku.merchantName,
    promotions: sku.promotions.map(toStockedPromotion),
    giftSkus: sku.giftSkus,
  },
})
