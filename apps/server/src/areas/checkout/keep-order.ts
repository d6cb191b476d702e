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
import { sql, type RawBuilder } from 'kysely'
import { isShoppers } from '#areas/cart/cart-lines'
import { insertOrderEvents } from '#areas/orders/events/order-event'
import { keptShares, shareOf } from '#areas/rebate-terms/keep-shares'
import { placedItems, type OrderItem, type OrderPriceRow } from '#areas/checkout/order-items'
import { stockTaking, type OrderShortage, type Shortage, type StockPart } from '#areas/stock/take-stock'
import { listRows } from '#database/list-rows'
import { prepared, type PreparedStatement } from '#database/prepared'
import type { StoredInvoice } from '#database/tables/stored-invoice'
import type { Filled } from '#kernel/payloads/filled'
import type { Claim } from '#kernel/idempotency/once'
import { ShopError } from '#kernel/shop-error'
import { actorText } from '#shop/actor'
import type { KindTerms } from '#shop/order-kind'
import type { UnitOfWork } from '#shop/unit-of-work'

/** An order that is ready to be written. */
export interface OrderToKeep {
  /** The answer to store under the idempotency key. */
  placed: PlacedOrder
  shopperId: string
  /** The shopper's remark, contact and other wishes. */
  said: Filled<Partial<OrderDraft>, 'orderWay'>
  address: OrderAddress
  amounts: OrderAmounts
  items: readonly OrderItem[]
  /** The price rows that add up to the order's amounts. */
  rows: readonly OrderPriceRow[]
  /** The sets and mark-up sales that reduced the order's price; absent for none. */
  bundles?: readonly PricingBundle[]
  /** Points, coins and stars that pay for the order; absent for none. */
  spent?: { points?: number; gold?: number; stars?: number }
  /** Ids of the coupons, and of the redemption codes, that the order uses. */
  coupons?: readonly string[]
  codes?: readonly string[]
  /** Ids of the ordered cart lines. */
  cartLines?: readonly string[]
  status: OrderStatus
  paymentStatus: PaymentStatus
  /** The wanted invoice; null for none. */
  invoice: StoredInvoice | null
  /** The terms of the order's kind; absent for a normal order. */
  terms?: KindTerms
  parts: readonly StockPart[]
}

/**
 * Writes an order in one statement: its items, price rows, terms and first event. The statement also claims its coupons
 * and redemption codes, removes its lines from the cart, takes its stock, and stores the answer.
 * @returns the missing pieces; if there are any, the transaction must be rolled back
 * @throws ShopError couponUnusable if a coupon was used meanwhile; conflict if the cart was ordered or a redemption
 * code was used meanwhile
 */
export async function keepOrder(work: UnitOfWork, order: OrderToKeep & { claim: Claim }): Promise<Shortage[]> {
  const { coupons = [], codes = [], cartLines = [], terms, said, claim, placed } = order
  const used = usedUp(order, work.now)
  const termsOfKind = terms ? sql`, agreed as (${terms.terms(said)}) ${beginning(terms)} ${holding(terms)}` : sql``
  const { rows } = await writing<{ claimed: number; redeemed: number; emptied: number }>(work, [order], {
    ctes: sql`${used.ctes} ${termsOfKind}, kept as (${claim.keep(placed)})`,
    counts: used.counts,
  }).execute(work.db)
  const [done] = rows
  if (done?.claimed !== coupons.length) throw new ShopError(REPLY_CODE.couponUnusable, '优惠券不存在或已被使用')
  if (done.redeemed !== codes.length) throw new ShopError(REPLY_CODE.conflict, DU_CODE_REFUSAL.used)
  if (done.emptied !== cartLines.length) throw new ShopError(REPLY_CODE.conflict, '购物车已变化，请刷新后重试')
  return done.short ?? []
}

/**
 * An order that can be written together with others: a normal order that uses no coupons, redemption codes or cart
 * lines.
 */
export type PlainOrder = Omit<OrderToKeep, 'coupons' | 'codes' | 'cartLines' | 'terms' | 'parts'> & {
  /** The stock that the order takes. `turn` is the position of the order in the list. */
  parts: readonly (StockPart & { turn: number })[]
}

/**
 * Writes several orders in one statement, each as `keepOrder` does. Stock is given to earlier orders first. An order
 * with missing pieces is not written; all others are.
 * @param answering CTEs that store the answers of the written orders; `refused` has the turns of the others
 * @returns the turns of the orders that were not written, and their missing pieces
 */
export async function keepOrders(
  work: UnitOfWork,
  orders: readonly PlainOrder[],
  answering: RawBuilder<object>,
): Promise<{ refused: number[]; short: OrderShortage[] }> {
  const { rows } = await writing<{ refused: number[] | null }>(work, orders, {
    ctes: sql`, ${answering}`,
    counts: sql`(select jsonb_agg(turn) from refused) as refused`,
  }).execute(work.db)
  return { refused: rows[0]?.refused ?? [], short: rows[0]?.short ?? [] }
}

/** Additional CTEs of the statement that writes orders, and the counts that they return. */
interface Along {
  ctes: RawBuilder<object>
  counts: RawBuilder<object>
}

/** The statement that writes those orders whose pieces are in stock. */
function writing<Counts>(
  { now, outbox }: UnitOfWork,
  orders: readonly OrderToKeep[],
  { ctes, counts }: Along,
): PreparedStatement<Counts & { short: OrderShortage[] | null }> {
  const stock = stockTaking(orders.flatMap(({ parts }) => parts))
  const items = orders.flatMap((one) =>
    placedItems(one.items).map((item) => ({ order_id: one.placed.orderId, ...item })),
  )
  const shares = orders.flatMap(({ placed, said }) => {
    const share_id = shareOf(said)
    return share_id === undefined ? [] : [{ order_id: placed.orderId, share_id }]
  })
  const prices = orders.flatMap((one) => inPlace(one.rows).map((row) => ({ order_id: one.placed.orderId, ...row })))
  return prepared`with ${stock.ctes},
    ordered as (
      select * from ${listRows(orders.map(toRow), ORDER_COLUMNS)} as listed
      where turn not in (select turn from refused)
    ),
    placed as (
      insert into orders (id, shopper_id, kind, purchase, order_way, status, payment_status,
        product_amount, discount_amount, coupon_amount, freight_amount, gold_amount, star_amount, pay_amount,
        gold_pieces, star_pieces, integral, bundles, address, remark,
        invoice, origin, pay_deadline, created_at, paid_at, version)
      select id, shopper_id, kind, purchase, order_way, status, payment_status,
        product_amount, discount_amount, coupon_amount, freight_amount, gold_amount, star_amount, pay_amount,
        gold_pieces, star_pieces, integral, bundles, address, remark,
        invoice, origin, pay_deadline, ${now}, case when free then ${now}::bigint end, 1
      from ordered
      returning id, version, shopper_id, created_at
    ),
    listed as (
      insert into order_item (id, order_id, position, sku_no, spu_no, name, attributes, picture, price, quantity,
        paid_amount, gift, gift_of, gift_worth, promotion_id, by_code)
      select item.order_id || '-' || item.position, placed.id, item.position, item.sku_no, item.spu_no, item.name,
        item.attributes, item.picture, item.price, item.quantity, item.paid_amount, item.gift, item.gift_of,
        item.gift_worth, item.promotion_id, coalesce(item.by_code, false)
      from placed join ${listRows(items, ITEM_COLUMNS)} as item on item.order_id = placed.id
      returning order_id, sku_no, spu_no
    ),
    priced as (
      insert into price_row (order_id, position, item_position, stage, source_kind, source_id, fen)
      select placed.id, price.position, price.item_position, price.stage, price.source_kind, price.source_id, price.fen
      from placed join ${listRows(prices, PRICE_COLUMNS)} as price on price.order_id = placed.id
    ),
    ${shares.length > 0 ? sql`${keptShares(shares, now)},` : sql``}
    told as (${insertOrderEvents('order.placed', sql`told`, { now, outbox, actor: sql<string>`actor` }, PLACED)})
    ${ctes}
    select ${counts},
      (select jsonb_agg(to_jsonb(short)) from (${stock.short}) as short) as short`
}

const ORDER_COLUMNS = `turn integer, id text, shopper_id text, kind text, purchase boolean, order_way integer,
  status integer, payment_status integer, product_amount bigint, discount_amount bigint, coupon_amount bigint,
  freight_amount bigint, gold_amount bigint, star_amount bigint, pay_amount bigint, gold_pieces integer,
  star_pieces integer, integral integer, bundles jsonb, address jsonb, remark text, invoice jsonb, origin jsonb,
  pay_deadline bigint, free boolean, told jsonb, actor text`

const ITEM_COLUMNS = `order_id text, position integer, sku_no text, spu_no text, name text, attributes jsonb,
  picture jsonb, price bigint, quantity integer, paid_amount bigint, gift boolean, gift_of integer, gift_worth bigint,
  promotion_id text, by_code boolean`

const PRICE_COLUMNS = `order_id text, position integer, item_position integer, stage text, source_kind text,
  source_id text, fen bigint`

const PLACED = sql<object>`
  select placed.id, placed.version, ordered.told, ordered.actor from placed join ordered on ordered.id = placed.id`

/** A row of `orders` to insert, with the data of the order's first event. */
function toRow(order: OrderToKeep, turn: number): object {
  const { placed, shopperId, said, address, amounts, bundles = [], spent = {}, status, invoice, terms } = order
  const free = amounts.payAmount === 0
  return {
    turn,
    id: placed.orderId,
    shopper_id: shopperId,
    kind: terms?.kind ?? ORDER_KIND.normal,
    purchase: !terms?.noPurchase,
    order_way: said.orderWay,
    status,
    payment_status: order.paymentStatus,
    product_amount: amounts.productAmount,
    discount_amount: amounts.discountAmount,
    coupon_amount: amounts.couponAmount,
    freight_amount: amounts.freightAmount,
    gold_amount: amounts.goldAmount,
    star_amount: amounts.starAmount,
    pay_amount: amounts.payAmount,
    gold_pieces: spent.gold ?? 0,
    star_pieces: spent.stars ?? 0,
    integral: spent.points ?? 0,
    bundles: bundles.length > 0 ? bundles : undefined,
    address: calledAt(address, said),
    remark: said.remark ?? '',
    invoice: invoice ?? undefined,
    origin: originOf(said),
    pay_deadline: placed.payDeadline,
    free,
    told: { free, ...(terms ? { kind: terms.kind, ...terms.told } : {}) },
    actor: actorText({ kind: 'shopper', id: shopperId }),
  }
}

/** Claims the coupons and redemption codes that an order uses, and removes its cart lines. */
function usedUp(
  { placed: { orderId }, shopperId, amounts, coupons = [], codes = [], cartLines = [] }: OrderToKeep,
  now: number,
): Along {
  const paid = amounts.payAmount === 0
  return {
    ctes: sql`,
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
      )`,
    counts: sql`(select count(*) from claimed) as claimed, (select count(*) from redeemed) as redeemed,
      (select count(*) from emptied) as emptied`,
  }
}

/** Writes the rows that an order's kind adds besides its terms. */
const beginning = ({ begins }: KindTerms) => (begins ? sql`, begun as (${begins})` : sql``)

/** Puts holds on an order when it is placed, so that it cannot be shipped. */
const holding = ({ holds = [] }: KindTerms) =>
  holds.length === 0
    ? sql``
    : sql`, held_back as (
        insert into order_hold (order_id, cause) select placed.id, cause
        from placed, unnest(${[...holds]}::text[]) as cause
      )`

/** Returns the order's address. If the draft has a telephone for this order, it replaces the recipient's telephone. */
const calledAt = (address: OrderAddress, { telephone }: Pick<OrderDraft, 'telephone'>): OrderAddress =>
  telephone ? { ...address, consigneeTele: telephone } : address

/** The paid advertisement that led to the order. Other sources of visits are not stored. */
const originOf = ({ origin }: Pick<OrderDraft, 'origin'>) => (origin && isAdvertised(origin) ? origin : undefined)

const inPlace = <Row extends object>(rows: readonly Row[]) => rows.map((row, position) => ({ position, ...row }))
