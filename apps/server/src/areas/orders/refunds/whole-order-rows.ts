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

/** The amounts and pieces of an order's item. */
export interface PaidItem {
  itemId: string
  position: number
  ordered: number
  /** Pieces refunded before. */
  before: number
  paidAmount: number
  gift: boolean
  /** For a gift, the position of its product's item. */
  giftOf: number | null
  /** Fen: value of a piece of a gift; null if it is unknown. */
  giftWorth: number | null
  skuNo: string
  name: string
  /** Fen: price of a piece. */
  price: number
  /** Fen: amount that earlier refunds held back, since the shopper keeps this item; see the domain's `keptBack`. */
  keptBack: number
  /** Fen: goodwill given for the pieces that are not refunded. */
  goodwill: number
}

/** The amounts paid for an order, and the amounts refunded. */
export interface PaidOrder {
  freightAmount: number
  items: PaidItem[]
  rows: Schema['price_row'][]
  /** The sets and mark-up sales that reduced its price. */
  bundles: PricingBundle[]
  /** Whether the amounts of the whole order, such as freight, were refunded. */
  wholeOrderBefore: boolean
  /** Fen: goodwill given from the amounts of the whole order. */
  goodwill: number
}

/** The refund rows for everything of an order that is not refunded yet. */
export async function wholeOrderRows(db: Database, orderId: string): Promise<OrderRefundRow[]> {
  const order = await readPaidOrder(db, orderId)
  const lines = order.items
    .filter(({ ordered, before }) => before < ordered)
    .map((item) => piecesOf(item, item.ordered - item.before))
  const { goodwill } = order
  const rows = toOrderRows(refundRows(frozenRows(order), { lines, wholeOrder: !order.wholeOrderBefore, goodwill }))
  return [...rows, ...keptRows(keepBack(new Map(), keptBefore(order), 0))]
}

/** Pieces of an item to refund, in the form of the domain's `refundRows`. */
export const piecesOf = ({ position, ordered, before, goodwill }: PaidItem, quantity: number): RefundedPieces => ({
  line: String(position),
  ordered,
  before,
  quantity,
  goodwill,
})

/** The refund rows of the pieces that were refunded before, without goodwill. */
export const goneRows = (paid: PaidOrder): RefundRow[] =>
  refundRows(frozenRows(paid), {
    lines: paid.items
      .filter(({ before }) => before > 0)
      .map(({ position, ordered, before }) => ({ line: String(position), ordered, before: 0, quantity: before })),
    wholeOrder: false,
  })

/** Fen paid for products that are not refunded. */
export const goodsLeft = (paid: PaidOrder): number =>
  sumRows(frozenRows(paid).filter(({ line }) => line !== undefined)) -
  sumRows(goneRows(paid)) -
  paid.items.reduce((sum, { goodwill }) => sum + goodwill, 0)

/** Converts refund rows of the domain to the stored form. */
export const toOrderRows = (rows: readonly RefundRow[]): OrderRefundRow[] =>
  rows.map(({ line, ...row }) => (line === undefined ? row : { ...row, line: Number(line) }))

/** Fen that earlier refunds held back, by line. */
export const keptBefore = ({ items }: PaidOrder): FenByLine =>
  new Map(items.filter((item) => item.keptBack > 0).map((item) => [String(item.position), item.keptBack]))

/** The rows of a refund for amounts that it holds back or returns, by line. */
export const keptRows = (changes: FenByLine): OrderRefundRow[] =>
  [...changes].map(([line, fen]) => ({ line: Number(line), stage: 'keptBack', fen: -fen }))

/**
 * The items of an order in the form of the domain's `keptBack`.
 * @param backOf the refunded pieces of an item
 */
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

/**
 * Reads the amounts of an order.
 * @throws Error if there is no such order
 */
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

/**
 * The order's price rows in the form of the domain. Orders that were placed before price rows existed have one row for
 * each item's amount.
 */
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
