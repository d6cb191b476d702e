import {
  keepBack,
  refundRows,
  sumRows,
  type FenByLine,
  type LineWithBack,
  type PriceRow,
  type PricingBundle,
  type RefundedPieces,
  type RefundRow,
} from '@hearth/domain'
import { sql } from 'kysely'
import type { OrderRefundRow } from '#areas/payment/request-refund'
import type { Database } from '#database/connect'
import type { Schema } from '#database/schema'

/** The money of an order's item. */
export interface PaidItem {
  itemId: string
  position: number
  ordered: number
  /** Pieces refunded before. */
  before: number
  paidAmount: number
  gift: boolean
  /** The position of the item that a gift belongs to. */
  giftOf: number | null
  /** Fen: the price of a piece of a gift; null if it is not known. */
  giftWorth: number | null
  skuNo: string
  name: string
  /** Fen: a piece. */
  price: number
  /** Fen: what earlier refunds held back because the shopper keeps this item; see the domain's `keptBack`. */
  keptBack: number
  /** Fen of goodwill of pieces that are not refunded. */
  goodwill: number
}

/** Amounts paid for an order, and amounts refunded. */
export interface PaidOrder {
  freightAmount: number
  items: PaidItem[]
  rows: Schema['price_row'][]
  /** The sets and mark-up sales that made it cheaper. */
  bundles: PricingBundle[]
  /** Whether what was paid for the whole order, such as freight, was refunded before. */
  wholeOrderBefore: boolean
  /** Fen of goodwill of freight and the like. */
  goodwill: number
}

/** The part of an order that is not refunded yet, by its price rows. */
export async function wholeOrderRows(db: Database, orderId: string): Promise<OrderRefundRow[]> {
  const order = await readPaidOrder(db, orderId)
  const lines = order.items
    .filter(({ ordered, before }) => before < ordered)
    .map((item) => piecesOf(item, item.ordered - item.before))
  const { goodwill } = order
  const rows = toOrderRows(refundRows(frozenRows(order), { lines, wholeOrder: !order.wholeOrderBefore, goodwill }))
  return [...rows, ...keptRows(keepBack(new Map(), keptBefore(order), 0))]
}

/** Pieces of an item to refund, as the domain's `refundRows` reads them. */
export const piecesOf = ({ position, ordered, before, goodwill }: PaidItem, quantity: number): RefundedPieces => ({
  line: String(position),
  ordered,
  before,
  quantity,
  goodwill,
})

/** Rows of pieces refunded before, as if no goodwill had been given for them. */
export const goneRows = (paid: PaidOrder): RefundRow[] =>
  refundRows(frozenRows(paid), {
    lines: paid.items
      .filter(({ before }) => before > 0)
      .map(({ position, ordered, before }) => ({ line: String(position), ordered, before: 0, quantity: before })),
    wholeOrder: false,
  })

/** Fen paid for products and not refunded. */
export const goodsLeft = (paid: PaidOrder): number =>
  sumRows(frozenRows(paid).filter(({ line }) => line !== undefined)) -
  sumRows(goneRows(paid)) -
  paid.items.reduce((sum, { goodwill }) => sum + goodwill, 0)

/** The domain's rows in the form refunds store. */
export const toOrderRows = (rows: readonly RefundRow[]): OrderRefundRow[] =>
  rows.map(({ line, ...row }) => (line === undefined ? row : { ...row, line: Number(line) }))

/** What earlier refunds held back, by line. */
export const keptBefore = ({ items }: PaidOrder): FenByLine =>
  new Map(items.filter((item) => item.keptBack > 0).map((item) => [String(item.position), item.keptBack]))

/** The rows of a refund that holds back, or returns, amounts by line. */
export const keptRows = (changes: FenByLine): OrderRefundRow[] =>
  [...changes].map(([line, fen]) => ({ line: Number(line), stage: 'keptBack', fen: -fen }))

/** The items of an order as the domain's `keptBack` reads them. @param backOf refunded pieces of an item */
export const linesWithBack = ({ items }: PaidOrder, backOf: (item: PaidItem) => number): LineWithBack[] =>
  items.map((item) => ({
    line: String(item.position),
    skuNo: item.skuNo,
    price: item.price,
    ordered: item.ordered,
    back: backOf(item),
    ...(item.giftOf === null ? {} : { giftOf: String(item.giftOf) }),
    ...(item.giftWorth === null ? {} : { worth: item.giftWorth }),
  }))

/** Reads it. @throws Error if there is none */
export async function readPaidOrder(db: Database, orderId: string): Promise<PaidOrder> {
  const { rows } = await sql<PaidOrder>`
    select freight_amount as "freightAmount", coalesce(bundles, '[]') as bundles,
      (
        select coalesce(
          jsonb_agg(
            jsonb_build_object(
              'itemId', item.id, 'position', item.position, 'ordered', item.quantity,
              'paidAmount', item.paid_amount, 'before', item.refunded, 'gift', item.gift,
              'giftOf', item.gift_of, 'giftWorth', item.gift_worth, 'skuNo', item.sku_no, 'name', item.name,
              'price', item.price, 'keptBack', item.kept_back,
              'goodwill', item.goodwill
            ) order by item.position
          ), '[]'
        )
        from order_item item
        where item.order_id = orders.id
      ) as items,
      (select coalesce(jsonb_agg(price_row order by position), '[]') from price_row where order_id = orders.id) as rows,
      exists (
        select from refund_row back
        join refund on refund.id = back.refund_id
        where refund.order_id = orders.id and back.item_position is null and back.stage <> 'goodwill'
      ) as "wholeOrderBefore",
      orders.goodwill
    from orders where id = ${orderId}`.execute(db)
  const [order] = rows
  if (!order) throw new Error(`There is no order ${orderId}`)
  return order
}

/** The rows as the domain reads them. Orders older than price rows have one row for each item's amount. */
export function frozenRows({ rows, items, freightAmount }: PaidOrder): PriceRow[] {
  if (rows.length > 0)
    return rows.map(({ item_position: line, stage, source_kind: kind, source_id: id, fen }) => ({
      ...(line === null ? {} : { line: String(line) }),
      stage,
      ...(kind && id !== null ? { source: { kind, id } } : {}),
      fen,
    }))
  const ofItems = items.map(({ position, paidAmount }): PriceRow => ({
    line: String(position),
    stage: 'list',
    fen: paidAmount,
  }))
  return freightAmount > 0 ? [...ofItems, { stage: 'freight', fen: freightAmount }] : ofItems
}
