import { randomUUID } from 'node:crypto'
import type { BundleKind, CartTierLike } from '@hearth/domain'
import type { OrderDraft } from '@hearth/sdk/core'
import { sql } from 'kysely'
import type { Database } from '#database/connect'
import { NOON } from './shop'

/** A sku on the shelf of a test. */
export interface ShelfSku {
  skuNo: string
  /** Fen: the price of a piece; 10000 when absent. */
  price?: number
  /** Pieces in stock; 100 when absent. */
  stock?: number
  limit?: number
  /** The floor price of a piece, fen. */
  floor?: number
}

const picture = JSON.stringify({ url: '/pictures/test.00000000', alt: '', width: 1200, height: 1200 })

/** Stocks an empty shop with skus: each has a spu of its own, and all have one merchant. */
export async function stockShelf(db: Database, skus: readonly ShelfSku[]): Promise<void> {
  await sql`insert into merchant values ('m1', '暖居官方旗舰店', '暖居', '400') on conflict do nothing`.execute(db)
  await sql`insert into category values ('lamp', '灯具', '', ${picture}::jsonb, 0) on conflict do nothing`.execute(db)
  for (const { skuNo, price = 10000, stock = 100, limit = 200, floor } of skus) {
    await sql`
      insert into spu (spu_no, name, selling_point, brand_name, category_code, merchant_id, pictures, detail_pictures,
        highlights, specifications, sale_attributes, services, default_sku_no, position, created_at)
      values (${`spu-${skuNo}`}, ${skuNo}, '', '暖居', 'lamp', 'm1', '[]', '[]',
        '[]', '[]', '[]', '[]', ${skuNo}, 0, ${NOON})`.execute(db)
    await sql`
      insert into spu_sold (spu_no, category_code, position, sold_before, sold)
      values (${`spu-${skuNo}`}, 'lamp', 0, 0, 0)`.execute(db)
    await sql`
      insert into sku (sku_no, spu_no, sku_name, attributes, picture, price, floor_price, stock, limit_quantity,
        position)
      values (${skuNo}, ${`spu-${skuNo}`}, ${`灯 ${skuNo}`}, '[]', ${picture}::jsonb,
        ${price}, ${floor ?? null}, ${stock}, ${limit}, 0)`.execute(db)
  }
}

/** A promotion of skus on the shelf. */
export interface ShelfPromotion {
  id: string
  type: number
  skuNos: readonly string[]
  price?: number
  /** Pieces of the promotion's own stock; none when absent. */
  stock?: number
  /** Pieces that one shopper may buy; the domain's number when absent. */
  limit?: number
  thresholdAmount?: number
  reduceAmount?: number
  thresholdQuantity?: number
  discountRate?: number
  tiers?: readonly CartTierLike[]
  priority?: number
  combinesWith?: readonly string[]
  giftSkuNo?: string
  /** When the promotion begins, epoch ms; an hour before noon of the first day when absent. */
  beginTime?: number
  endTime?: number
  /** The audience of the promotion; everybody when absent. */
  target?: 'all' | 'vip'
  /** For a pre-sale: the deposit of a piece, the amount that the deposit counts for, and the time of the balance. */
  deposit?: { amount: number; worth?: number; kept?: boolean; balanceBegin: number; balanceEnd: number }
  /** For a crowd-funding: the goal. */
  goal?: { pieces?: number; amount?: number }
  /** For a reservation campaign: the last moment of reserving, and when reserved pieces can be bought. */
  reserve?: { end: number; buyBegin: number }
  /** For group buying: the number of shoppers in a group, and the hours in which a group must be complete. */
  groups?: { size: number; hours: number }
  /** For a bargain campaign: the number of friends who help, and the hours that a bargain lasts. */
  bargains?: { helpers: number; hours: number }
}

/** Runs a promotion on skus of the shelf, by default from an hour ago for a week. */
export async function promote(db: Database, one: ShelfPromotion): Promise<void> {
  await sql`
    insert into promotion (id, promotion_type, name, begin_time, end_time, threshold_amount, reduce_amount,
      threshold_quantity, discount_rate, tiers, priority, combines_with, gift_sku_no, gift_name, support_target,
      balance_begin, balance_end, deposit_kept)
    values (${one.id}, ${one.type}, ${one.id}, ${one.beginTime ?? NOON - 3_600_000},
      ${one.endTime ?? NOON + 7 * 86_400_000}, ${one.thresholdAmount ?? null}, ${one.reduceAmount ?? null},
      ${one.thresholdQuantity ?? null}, ${one.discountRate ?? null},
      ${one.tiers ? JSON.stringify(one.tiers) : null}::jsonb, ${one.priority ?? 0},
      ${one.combinesWith ? JSON.stringify(one.combinesWith) : null}::jsonb, ${one.giftSkuNo ?? null},
      ${one.giftSkuNo ?? null}, ${one.target ?? 'all'},
      ${one.deposit?.balanceBegin ?? null}, ${one.deposit?.balanceEnd ?? null},
      ${one.deposit ? (one.deposit.kept ?? false) : null})`.execute(db)
  if (one.goal)
    await sql`
      insert into crowd_funding (id, promotion_id, goal_pieces, goal_amount, begin_time, end_time)
      select id || '@1', id, ${one.goal.pieces ?? null}, ${one.goal.amount ?? null}, begin_time, end_time
      from promotion
      where id = ${one.id}`.execute(db)
  if (one.reserve)
    await sql`
      insert into reservation_run (id, promotion_id, sku_no, begin_time, reserve_end, buy_begin, end_time)
      select id || '@1', id, ${one.skuNos[0]}, begin_time, ${one.reserve.end}, ${one.reserve.buyBegin}, end_time
      from promotion where id = ${one.id}`.execute(db)
  if (one.groups)
    await sql`insert into group_promotion values (${one.id}, ${one.groups.size}, ${one.groups.hours})`.execute(db)
  if (one.bargains)
    await sql`
      insert into bargain_promotion (promotion_id, helpers, bargain_hours)
      values (${one.id}, ${one.bargains.helpers}, ${one.bargains.hours})`.execute(db)
  for (const skuNo of one.skuNos) {
    await sql`
      insert into promotion_sku (promotion_id, sku_no, promotion_price, stock, shopper_limit,
        deposit_amount, deposit_worth)
      values (${one.id}, ${skuNo}, ${one.price ?? null}, ${one.stock ?? null}, ${one.limit ?? null},
        ${one.deposit?.amount ?? null}, ${one.deposit?.worth ?? null})`.execute(db)
  }
}

/** Makes a bundle or a mark-up sale of skus on the shelf, from an hour ago for a week. */
export async function bundle(
  db: Database,
  one: {
    id: string
    kind: BundleKind
    price?: number
    thresholdAmount?: number
    target?: 'all' | 'vip'
    endTime?: number
    skus: readonly { skuNo: string; quantity?: number; price?: number }[]
  },
): Promise<void> {
  await sql`
    insert into bundle (id, kind, name, begin_time, end_time, support_target, price, threshold_amount)
    values (${one.id}, ${one.kind}, ${one.id}, ${NOON - 3_600_000}, ${one.endTime ?? NOON + 7 * 86_400_000},
      ${one.target ?? 'all'}, ${one.price ?? null}, ${one.thresholdAmount ?? null})`.execute(db)
  for (const [position, { skuNo, quantity = 1, price = null }] of one.skus.entries())
    await sql`insert into bundle_sku values (${one.id}, ${skuNo}, ${position}, ${quantity}, ${price})`.execute(db)
}

/** Gives a shopper a coupon. @returns its id */
export async function giveCoupon(
  db: Database,
  shopperId: string,
  batch: { type?: number; value: number; threshold?: number; skuNos?: string[]; beginTime?: number },
): Promise<string> {
  const batchId = randomUUID()
  const couponId = randomUUID()
  await sql`
    insert into coupon_batch (id, name, given, discount_type, coupon_value, threshold_amount,
      begin_time, end_time, sku_nos)
    values (${batchId}, '测试券', 1, ${batch.type ?? 1}, ${batch.value}, ${batch.threshold ?? 0},
      ${batch.beginTime ?? NOON - 1000}, ${NOON + 30 * 86_400_000},
      ${batch.skuNos ? JSON.stringify(batch.skuNos) : null}::jsonb)`.execute(db)
  await sql`insert into coupon_count (shopper_id, batch_id, pieces) values (${shopperId}, ${batchId}, 1)`.execute(db)
  await sql`
    insert into coupon (id, batch_id, shopper_id, received_at, begin_time, end_time)
    select ${couponId}, id, ${shopperId}, ${NOON}, begin_time, end_time from coupon_batch
    where id = ${batchId}`.execute(db)
  return couponId
}

/** Gives a shopper an address. @returns its id */
export async function giveAddress(db: Database, shopperId: string): Promise<string> {
  const id = randomUUID()
  await sql`
    insert into address (id, shopper_id, consignee_name, consignee_tele, province_code, city_code, district_code,
      street_code, province_name, city_name, district_name, street_name, detail_address, created_at)
    values (${id}, ${shopperId}, '林暖', '13800000000', '11', '1101', '110105',
      '', '北京市', '北京市', '朝阳区', '', '望京街 1 号', ${NOON})`.execute(db)
  return id
}

/** Creates many shoppers, each with an address. @returns the ids of both */
export async function manyShoppers(db: Database, count: number): Promise<{ shopperId: string; addressId: string }[]> {
  const run = randomUUID().slice(0, 8)
  const shoppers = Array.from({ length: count }, (_, at) => ({ id: `${run}-${at}`, telephone: `${run}-${at}` }))
  await sql`
    insert into shopper (id, telephone, display_name, created_at)
    select id, telephone, '测试', ${NOON}
    from jsonb_to_recordset(${JSON.stringify(shoppers)}::jsonb) as s (id text, telephone text)`.execute(db)
  await sql`
    insert into address (id, shopper_id, consignee_name, consignee_tele, province_code, city_code, district_code,
      street_code, province_name, city_name, district_name, street_name, detail_address, created_at)
    select 'a-' || id, id, '林暖', '13800000000', '11', '1101', '110105', '', '北京市', '北京市', '朝阳区', '', '望京街 1 号', ${NOON}
    from jsonb_to_recordset(${JSON.stringify(shoppers)}::jsonb) as s (id text)`.execute(db)
  return shoppers.map(({ id }) => ({ shopperId: id, addressId: `a-${id}` }))
}

/** Returns the draft of an order that buys skus at their current price. */
export const draftOf = (
  addressId: string,
  products: OrderDraft['products'],
  orderAmount: number,
  more: Partial<OrderDraft> = {},
): OrderDraft => ({
  addressId,
  products,
  orderAmount,
  coupons: [],
  orderWay: 2,
  invoiceType: 0,
  invoiceContent: 1,
  invoiceHeader: 1,
  useDuStar: true,
  useGold: true,
  ...more,
})
