import {
  COUPON_STATUS,
  DU_CODE_REFUSAL,
  isAdvertised,
  REPLY_CODE,
  type OrderStatus,
  type PaymentStatus,
  type VipType,
} from '@hearth/domain'
import type { OrderAddress, OrderDraft, PlacedOrder, PreSaleSettlement } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { isShoppers } from '#areas/cart/cart-lines'
import { insertOrderEvents } from '#areas/orders/order-event'
import { placedItems } from '#areas/checkout/order-items'
import type { SettledOrder } from '#areas/checkout/settle-order'
import { stockTaking, type Shortage, type StockPart } from '#areas/stock/take-stock'
import type { Database } from '#database/connect'
import { prepared } from '#database/prepared'
import type { StoredInvoice } from '#database/tables/stored-invoice'
import type { Claim } from '#kernel/once'
import { ShopError } from '#kernel/shop-error'

/** An order ready to be written. */
export interface OrderToKeep {
  /** The answer, kept under the idempotency key. */
  placed: PlacedOrder
  shopperId: string
  draft: OrderDraft
  address: OrderAddress
  order: SettledOrder
  status: OrderStatus
  paymentStatus: PaymentStatus
  /** The invoice it asks for; null for none. */
  invoice: StoredInvoice | null
  /** The product of the points mall that it is, and the points that pay it; absent for what money pays. */
  exchange?: { productId: string; integral: number }
  /** The membership that it buys; absent for products. */
  vipType?: VipType
  /** Whether it is to be tried, and then whether staff have to judge that. */
  trial?: { review: boolean }
  /** The deposit and the balance that it is paid in; absent for what is no pre-sale. */
  preSale?: PreSaleSettlement
  /** The run of a crowd-funding that it supports. */
  crowdFundingId?: string
  parts: readonly StockPart[]
  /** Epoch ms. */
  now: number
  claim: Claim
}

/**
 * Writes an order with its items, price rows and first log, claims its coupons and redemption codes, takes its lines out of the cart and its pieces off
 * the shelf, and keeps the answer: one statement.
 * @returns what there was too little of; when there is any, the transaction must be given up.
 * @throws ShopError couponUnusable when a coupon was used in the meantime, conflict when the cart was ordered, or a
 *   redemption code used, in the meantime.
 */
export async function keepOrder(
  trx: Database,
  {
    placed,
    shopperId,
    draft,
    address,
    order,
    status,
    paymentStatus,
    invoice,
    exchange,
    vipType,
    trial,
    preSale,
    crowdFundingId,
    parts,
    now,
    claim,
  }: OrderToKeep,
): Promise<Shortage[]> {
  const { orderId, payDeadline } = placed
  const stock = stockTaking(parts)
  const { amounts } = order
  const coupons = order.coupons.filter((coupon) => coupon.applied).map((coupon) => coupon.couponId)
  const codes = [...new Set(order.lines.flatMap(({ line }) => line.code?.id ?? []))]
  const lineIds = draft.products ? [] : order.lines.map(({ line }) => line.id)
  const paid = amounts.payAmount === 0
  const { rows } = await prepared<{
    claimed: number
    redeemed: number
    emptied: number
    short: Shortage[] | null
  }>`with ${stock.ctes},
    claimed as (
      update coupon set status = ${paid ? COUPON_STATUS.used : COUPON_STATUS.held}, order_id = ${orderId}, used_at = ${paid ? now : null}
      where id = any(${coupons}::text[]) and shopper_id = ${shopperId} and status = ${sql.lit(COUPON_STATUS.usable)}
      returning id
    ),
    locked_code as (select id from du_code where id = any(${codes}::text[]) order by id for update),
    redeemed as (
      update du_code set order_id = ${orderId}, shopper_id = ${shopperId}, used_at = ${now}
      from locked_code, du_batch
      where du_code.id = locked_code.id and du_code.order_id is null and du_batch.id = du_code.batch_id and du_batch.end_time >= ${now}
      returning du_code.id
    ),
    emptied as (delete from cart_line where ${isShoppers(shopperId)} and id = any(${lineIds}::text[]) returning id),
    placed as (
      insert into orders (id, shopper_id, order_way, status, payment_status, product_amount, discount_amount, coupon_amount,
        freight_amount, gold_amount, star_amount, gold_pieces, star_pieces, integral, integral_product_id, vip_type, pay_amount, address, remark, invoice, final_pay_mobile, pay_deadline,
        deposit_amount, balance_begin, balance_end, deposit_kept, origin, crowd_funding_id, created_at, paid_at, version)
      values (${orderId}, ${shopperId}, ${draft.orderWay}, ${status}, ${paymentStatus}, ${amounts.productAmount},
        ${amounts.discountAmount}, ${amounts.couponAmount}, ${amounts.freightAmount}, ${amounts.goldAmount}, ${amounts.starAmount},
        ${order.tenders.gold}, ${order.tenders.stars}, ${exchange?.integral ?? 0}, ${exchange?.productId ?? null}, ${vipType ?? null}, ${amounts.payAmount},
        ${JSON.stringify(calledAt(address, draft))}::jsonb, ${draft.remark ?? ''}, ${invoice && JSON.stringify(invoice)}::jsonb,
        ${draft.finalPaymobile || null}, ${payDeadline},
        ${preSale?.depositAmount ?? null}, ${preSale?.balanceBeginTime ?? null}, ${preSale?.balanceEndTime ?? null}, ${preSale?.depositKept ?? null}, ${originOf(draft)}::jsonb, ${crowdFundingId ?? null}, ${now}, ${paid ? now : null}, 1)
      returning id, version
    ),
    listed as (
      insert into order_item (id, order_id, position, sku_no, spu_no, name, attributes, picture, price, quantity, paid_amount, gift, gift_of, promotion_id, by_code)
      select ${orderId} || '-' || item.position, placed.id, item.position, item.sku_no, item.spu_no, item.name, item.attributes,
        item.picture, item.price, item.quantity, item.paid_amount, item.gift, item.gift_of, item.promotion_id, coalesce(item.by_code, false)
      from placed, jsonb_to_recordset(${JSON.stringify(placedItems(order.items))}::jsonb) as item (position integer, sku_no text, spu_no text,
        name text, attributes jsonb, picture jsonb, price bigint, quantity integer, paid_amount bigint, gift boolean, gift_of integer, promotion_id text, by_code boolean)
    ),
    priced as (
      insert into price_row (order_id, position, item_position, stage, source_kind, source_id, fen)
      select placed.id, price.position, price.item_position, price.stage, price.source_kind, price.source_id, price.fen
      from placed, jsonb_to_recordset(${JSON.stringify(inPlace(order.rows))}::jsonb) as price (position integer,
        item_position integer, stage text, source_kind text, source_id text, fen bigint)
    ),
    told as (${insertOrderEvents('order.placed', { free: paid, ...(trial ? { trial: true, review: trial.review } : {}), ...(preSale ? { deposit: true } : {}), ...(crowdFundingId === undefined ? {} : { funding: true }) }, { now, actor: { kind: 'shopper', id: shopperId } }, sql`select id, version from placed`)}),
    kept as (${claim.keep(placed)})
    select (select count(*) from claimed) as claimed, (select count(*) from redeemed) as redeemed, (select count(*) from emptied) as emptied,
      (select jsonb_agg(to_jsonb(short)) from (${stock.short}) as short) as short`.execute(trx)
  const [done] = rows
  if (done?.claimed !== coupons.length) throw new ShopError(REPLY_CODE.couponUnusable, '优惠券不存在或已被使用')
  if (done.redeemed !== codes.length) throw new ShopError(REPLY_CODE.conflict, DU_CODE_REFUSAL.used)
  if (done.emptied !== lineIds.length) throw new ShopError(REPLY_CODE.conflict, '购物车已变化，请刷新后重试')
  return done.short ?? []
}

/** The address with whom to call about the order, where that is somebody else than who lives there. */
const calledAt = (address: OrderAddress, { telephone }: OrderDraft): OrderAddress =>
  telephone ? { ...address, consigneeTele: telephone } : address

/** The advertisement that led here; where the shopper came from else is not kept. */
const originOf = ({ origin }: OrderDraft): string | null =>
  origin && isAdvertised(origin) ? JSON.stringify(origin) : null

const inPlace = <Row extends object>(rows: readonly Row[]) => rows.map((row, position) => ({ position, ...row }))
