import { REPLY_CODE, type AfterSaleState } from '@hearth/domain'
import { sql } from 'kysely'
import { lockOrder } from '#areas/orders/own-order'
import type { Database } from '#database/connect'
import { ShopError } from '#kernel/shop-error'
import type { OrderState } from '#shop/order-kind'

/** The fields of an after-sale order that its steps depend on. */
export interface AfterSaleRow extends AfterSaleState {
  afterSaleOrderId: string
  orderId: string
  shopperId: string
  itemId: string
  giftOf: string | null
  quantity: number
  unshipped: boolean
  shopsFault: boolean
  returnType: number
  repairAmount: number | null
  version: number
}

/** A locked after-sale order, with its order and the requests of its gifts. */
export interface LockedAfterSale extends AfterSaleRow {
  order: OrderState
  gifts: AfterSaleRow[]
}

const columns = sql`id as "afterSaleOrderId", order_id as "orderId", shopper_id as "shopperId", item_id as "itemId",
  gift_of as "giftOf", service_type as "serviceType", status, refund_status as "refundStatus",
  repair_status as "repairStatus", quantity, unshipped, shops_fault as "shopsFault", return_type as "returnType",
  repair_amount as "repairAmount", version`

/** The error for another shopper's request; it is the same as for a request that does not exist. */
export const noSuchAfterSale = (): ShopError => new ShopError(REPLY_CODE.notFound, '售后单不存在', 'afterSaleOrderId')

/**
 * Locks the order of an after-sale order, then the after-sale order itself and the requests of the product's gifts. No
 * other transaction can then change the data that decides about the change. Every change of an after-sale order begins
 * with this function.
 * @throws ShopError notFound
 */
export async function lockAfterSale(trx: Database, id: string): Promise<LockedAfterSale> {
  const locked = await findAfterSale(trx, id)
  if (!locked) throw noSuchAfterSale()
  return locked
}

/** Locks an after-sale order; nothing if it does not exist. */
export async function findAfterSale(trx: Database, id: string): Promise<LockedAfterSale | undefined> {
  const found = await trx
    .selectFrom('after_sale')
    .select(['order_id', 'gift_of'])
    .where('id', '=', id)
    .executeTakeFirst()
  const order = found && (await lockOrder(trx, found.order_id))
  if (!order) return undefined
  const main = found.gift_of ?? id
  const { rows } = await sql<AfterSaleRow>`
    select ${columns} from after_sale
    where id = ${main} or gift_of = ${main}
    order by gift_of is not null, id for update`.execute(trx)
  const locked = rows.find(({ afterSaleOrderId }) => afterSaleOrderId === id)!
  return { ...locked, order, gifts: rows.filter(({ giftOf }) => giftOf === id) }
}

/**
 * Locks an after-sale order of the shopper.
 * @throws ShopError notFound if it does not exist, or belongs to another shopper
 */
export async function lockOwnAfterSale(trx: Database, shopperId: string, id: string): Promise<LockedAfterSale> {
  const locked = await lockAfterSale(trx, id)
  if (locked.shopperId !== shopperId) throw noSuchAfterSale()
  return locked
}
