import { REPLY_CODE, type OrderStatus } from '@hearth/domain'
import type { OrderPreSale } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { PRE_SALE } from '#areas/orders/order-pre-sale'
import type { Database } from '#database/connect'
import { prepared } from '#database/prepared'
import type { Claim } from '#kernel/once'
import { ShopError } from '#kernel/shop-error'

/** What decides about a step of an order. */
export interface OrderState {
  orderId: string
  shopperId: string
  status: OrderStatus
  payAmount: number
  payDeadline: number
  /** Requests to have money back before it is shipped: it is not while there is any. */
  held: number
  /** Whether some of it is in parcels while the rest waits to be sent. */
  partlySent: boolean
  /** Its deposit and its balance; null for what is no pre-sale. */
  preSale: OrderPreSale | null
  /** The run of a crowd-funding that it supports; null for every other order. */
  crowdFundingId: string | null
}

/** The columns of an `OrderState`, of `orders`. */
export const ORDER_STATE = sql`id as "orderId", shopper_id as "shopperId", status, pay_amount as "payAmount", pay_deadline as "payDeadline", held, partly_sent as "partlySent", ${PRE_SALE} as "preSale",
  crowd_funding_id as "crowdFundingId"`

/** The answer to who asks for somebody else's order: the same as for one that does not exist. */
export const noSuchOrder = (): ShopError => new ShopError(REPLY_CODE.notFound, '订单不存在')

/**
 * Locks an order, so that what is decided about it now still holds when it is written. Every change of an order begins
 * here.
 */
export async function lockOrder(trx: Database, orderId: string): Promise<OrderState | undefined> {
  const { rows } = await sql<OrderState>`select ${ORDER_STATE} from orders where id = ${orderId} for update`.execute(
    trx,
  )
  return rows[0]
}

/**
 * Locks the shopper's own order.
 * @throws ShopError notFound when it is not there or another's.
 */
export async function lockOwnOrder(trx: Database, shopperId: string, orderId: string): Promise<OrderState> {
  const order = await lockOrder(trx, orderId)
  if (order?.shopperId !== shopperId) throw noSuchOrder()
  return order
}

/**
 * Locks the shopper's own order in the statement that takes an idempotency key; nothing when the key was taken before.
 * @throws ShopError notFound when it is not there or another's.
 */
export async function lockOwnOrderOnce(
  trx: Database,
  shopperId: string,
  orderId: string,
  claim: Claim,
): Promise<OrderState | undefined> {
  const { rows } = await prepared<OrderState & { taken: boolean }>`with claim as (${claim.take}),
    locked as (select ${ORDER_STATE} from orders where id = ${orderId} and exists (select from claim) for update)
    select exists (select from claim) as taken, locked.* from (select 1) as one left join locked on true`.execute(trx)
  const [order] = rows
  if (!order?.taken) return undefined
  if (order.shopperId !== shopperId) throw noSuchOrder()
  return order
}

/**
 * Sees that an order is the shopper's own.
 * @throws ShopError notFound when it is not there or another's.
 */
export async function needOwnOrder(db: Database, shopperId: string, orderId: string): Promise<OrderState> {
  const { rows } =
    await sql<OrderState>`select ${ORDER_STATE} from orders where id = ${orderId} and shopper_id = ${shopperId}`.execute(
      db,
    )
  if (!rows[0]) throw noSuchOrder()
  return rows[0]
}
