import {
  COUPON_STATUS,
  DU_CODE_REFUSAL,
  isAdvertised,
  ORDER_KIND,
  REPLY_CODE,
  type OrderStatus,
  type PaymentStatus,
  type PricingBundle,
} from '@hearth/domain'
import type { OrderAddress, OrderAmounts, OrderDraft, PlacedOrder } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { isShoppers } from '#areas/cart/cart-lines'
import { insertOrderEvents } from '#areas/orders/order-event'
import { placedItems, type OrderItem, type OrderPriceRow } from '#areas/checkout/order-items'
import { stockTaking, type Shortage, type StockPart } from '#areas/stock/take-stock'
import { prepared } from '#database/prepared'
import type { StoredInvoice } from '#database/tables/stored-invoice'
import type { Claim } from '#kernel/once'
import { ShopError } from '#kernel/shop-error'
import type { KindTerms } from '#shop/order-kind'
import type { UnitOfWork } from '#shop/unit-of-work'

/** An order ready to be written. */
export interface OrderToKeep {
  /** The answer, kept under the idempotency key. */
  placed: PlacedOrder
  shopperId: string
  /** What the shopper says of it. */
  said: Pick<OrderDraft, 'orderWay'> & Partial<OrderDraft>
  address: OrderAddress
  amounts: OrderAmounts
  items: readonly OrderItem[]
  /** Where its amounts come from. */
  rows: readonly OrderPriceRow[]
  /** The sets and mark-up sales that made it cheaper; absent for none. */
  bundles?: readonly PricingBundle[]
  /** Points, coins and stars that it is paid with; absent for none. */
  spent?: { points?: number; gold?: number; stars?: number }
  /** Ids of the coupons and of the redemption codes that it uses. */
  coupons?: readonly string[]
  codes?: readonly string[]
  /** The lines of the cart that it orders. */
  cartLines?: readonly string[]
  status: OrderStatus
  paymentStatus: PaymentStatus
  /** The invoice it asks for; null for none. */
  invoice: StoredInvoice | null
  /** What its kind adds; absent for a normal order. */
  terms?: KindTerms
  parts: readonly StockPart[]
  claim: Claim
}

/**
 * Writes an order with its items, price rows, the terms of its kind and its first log, claims its coupons and
 * redemption codes, takes its lines out of the cart and its pieces off the shelf, and keeps the answer: one statement.
 * @returns what there was too little of; when there is any, the transaction must be given up.
 * @throws ShopError couponUnusable when a coupon was used in the meantime, conflict when the cart was ordered, or a
 *   redemption code used, in the meantime.
 */
export async function keepOrder(
  { db, now }: UnitOfWork,
  {
    placed,
    shopperId,
    said,
    address,
    amounts,
    items,
    rows: priceRows,
    bundles = [],
    spent: { points = 0, gold = 0, stars = 0 } = {},
    coupons = [],
    codes = [],
    cartLines = [],
    status,
    paymentStatus,
    invoice,
    terms,
    parts,
    claim,
  }: OrderToKeep,
): Promise<Shortage[]> {
  const { orderId, payDeadline } = placed
  const stock = stockTaking(parts)
  const paid = amounts.payAmount === 0
  const told = { free: paid, ...(terms ? { kind: terms.kind, ...terms.told } : {}) }
  const { rows } = await prepared<{
    claimed: number
    redeemed: number
    emptied: number
    short: Shortage[] | null
  }>`with ${stock.ctes},
    claimed as (
      update coupon set status = ${paid ? COUPON_STATUS.used : COUPON_STATUS.held}, order_id = ${orderId},
        used_at = ${paid ? now : null}
      where id = any(${[...coupons]}::text[]) and shopper_id = ${shopperId}
        and status = ${sql.lit(COUPON_STATUS.usable)}
      returning id
    ),
    locked_code as (select id from du_code where id = any(${[...codes]}::text[]) order by id for update),
    redeemed as (
      update du_code set order_id = ${orderId}, shopper_id = ${shopperId}, used_at = ${now}
      from locked_code, du_batch
      where du_code.id = locked_code.id and du_code.order_id is null
        and du_batch.id = du_code.batch_id and du_batch.end_time >= ${now}
      returning du_code.id
    ),
    emptied as (
      delete from cart_line where ${isShoppers(shopperId)} and id = any(${[...cartLines]}::text[]) returning id
    ),
    placed as (
      insert into orders (id, shopper_id, kind, purchase, order_way, status, payment_status,
        product_amount, discount_amount, coupon_amount, freight_amount, gold_amount, star_amount, pay_amount,
        gold_pieces, star_pieces, integral, bundles, address, remark,
        invoice, origin, pay_deadline, created_at, paid_at, version)
      values (${orderId}, ${shopperId}, ${terms?.kind ?? ORDER_KIND.normal}, ${!terms?.noPurchase}, ${said.orderWay},
        ${status}, ${paymentStatus},
        ${amounts.productAmount}, ${amounts.discountAmount}, ${amounts.couponAmount}, ${amounts.freightAmount},
        ${amounts.goldAmount}, ${amounts.starAmount}, ${amounts.payAmount},
        ${gold}, ${stars}, ${points}, ${bundles.length > 0 ? JSON.stringify(bundles) : null}::jsonb,
        ${JSON.stringify(calledAt(address, said))}::jsonb, ${said.remark ?? ''},
        ${invoice && JSON.stringify(invoice)}::jsonb, ${originOf(said)}::jsonb,
        ${payDeadline}, ${now}, ${paid ? now : null}, 1)
      returning id, version, shopper_id, created_at
    ),
    ${terms ? sql`agreed as (${terms.terms(said)}), ${beginning(terms)} ${holding(terms)}` : sql``}
    listed as (
      insert into order_item (id, order_id, position, sku_no, spu_no, name, attributes, picture, price, quantity,
        paid_amount, gift, gift_of, gift_worth, promotion_id, by_code)
      select ${orderId} || '-' || item.position, placed.id, item.position, item.sku_no, item.spu_no, item.name,
        item.attributes, item.picture, item.price, item.quantity, item.paid_amount, item.gift, item.gift_of,
        item.gift_worth, item.promotion_id, coalesce(item.by_code, false)
      from placed, jsonb_to_recordset(${JSON.stringify(placedItems(items))}::jsonb) as item (${ITEM_COLUMNS})
    ),
    priced as (
      insert into price_row (order_id, position, item_position, stage, source_kind, source_id, fen)
      select placed.id, price.position, price.item_position, price.stage, price.source_kind, price.source_id, price.fen
      from placed, jsonb_to_recordset(${JSON.stringify(inPlace(priceRows))}::jsonb) as price (${PRICE_COLUMNS})
    ),
    told as (${insertOrderEvents('order.placed', told, { now, actor: { kind: 'shopper', id: shopperId } }, PLACED)}),
    kept as (${claim.keep(placed)})
    select (select count(*) from claimed) as claimed, (select count(*) from redeemed) as redeemed,
      (select count(*) from emptied) as emptied,
      (select jsonb_agg(to_jsonb(short)) from (${stock.short}) as short) as short`.execute(db)
  const [done] = rows
  if (done?.claimed !== coupons.length) throw new ShopError(REPLY_CODE.couponUnusable, '优惠券不存在或已被使用')
  if (done.redeemed !== codes.length) throw new ShopError(REPLY_CODE.conflict, DU_CODE_REFUSAL.used)
  if (done.emptied !== cartLines.length) throw new ShopError(REPLY_CODE.conflict, '购物车已变化，请刷新后重试')
  return done.short ?? []
}

const ITEM_COLUMNS = sql`position integer, sku_no text, spu_no text, name text, attributes jsonb, picture jsonb,
  price bigint, quantity integer, paid_amount bigint, gift boolean, gift_of integer, gift_worth bigint,
  promotion_id text, by_code boolean`

const PRICE_COLUMNS = sql`position integer, item_position integer, stage text, source_kind text, source_id text,
  fen bigint`

const PLACED = sql<object>`select id, version from placed`

/** Writes what an order begins beside its terms. */
const beginning = ({ begins }: KindTerms) => (begins ? sql`begun as (${begins}),` : sql``)

/** Holds an order back from being sent from its beginning. */
const holding = ({ holds = [] }: KindTerms) =>
  holds.length === 0
    ? sql``
    : sql`held_back as (
        insert into order_hold (order_id, cause) select placed.id, cause
        from placed, unnest(${[...holds]}::text[]) as cause
      ),`

/** The address with whom to call about the order, where that is somebody else than who lives there. */
const calledAt = (address: OrderAddress, { telephone }: Pick<OrderDraft, 'telephone'>): OrderAddress =>
  telephone ? { ...address, consigneeTele: telephone } : address

/** The advertisement that led here; where the shopper came from else is not kept. */
const originOf = ({ origin }: Pick<OrderDraft, 'origin'>): string | null =>
  origin && isAdvertised(origin) ? JSON.stringify(origin) : null

const inPlace = <Row extends object>(rows: readonly Row[]) => rows.map((row, position) => ({ position, ...row }))
