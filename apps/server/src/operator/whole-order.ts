import type { PaymentStatus } from '@hearth/domain'
import type { OrderAddress, Parcel, SkuAttribute } from '@hearth/sdk/core'
import { sql, type RawBuilder } from 'kysely'
import type { RefundCause } from '#areas/payment/payable'
import { refundCauseText } from '#areas/payment/refund-cause-text'
import { readParcels } from '#areas/orders/read-logs'
import type { Database } from '#database/connect'
import type { OrderTable, StoredInvoice } from '#database/tables/order-tables'

/** A line of an order as an owner packs it; amounts in fen. */
export interface OrderLine {
  skuNo: string
  name: string
  attributes: SkuAttribute[]
  price: number
  quantity: number
  paidAmount: number
  gift: boolean
}

/** An order with its lines, and everything a parcel needs. */
export interface WholeOrder extends Omit<OrderTable, 'address' | 'invoice' | 'payment_status' | 'remark'> {
  address: OrderAddress
  invoice: StoredInvoice | null
  payment_status: PaymentStatus
  remark: string
  lines: OrderLine[]
}

/** Money of an order: what was asked for, or is given back. Fen, and epoch ms. */
export interface OrderMoney {
  id: string
  channel: string
  amount: number
  status: number
  reason: string
  createdAt: number
}

/** What happened to an order besides: payments and refunds, oldest first, and its parcels, newest first. */
export interface OrderPapers {
  payments: OrderMoney[]
  refunds: OrderMoney[]
  parcels: Parcel[]
}

/**
 * Reads orders with their lines. Whoever shows them reveals a shopper's name, telephone and address, and logs that.
 * @param chosen condition on `orders`, and the order and number of them
 * @param more columns that `Order` has besides
 */
export async function readWholeOrders<Order extends WholeOrder = WholeOrder>(
  db: Database,
  chosen: RawBuilder<object>,
  more: RawBuilder<object> = sql``,
): Promise<Order[]> {
  const { rows } = await sql<Order>`
    select orders.*, (
      select coalesce(jsonb_agg(jsonb_build_object('skuNo', sku_no, 'name', name, 'attributes', attributes, 'price', price,
        'quantity', quantity, 'paidAmount', paid_amount, 'gift', gift) order by position), '[]')
      from order_item where order_id = orders.id
    ) as lines ${more}
    from orders where ${chosen}`.execute(db)
  return rows
}

/** Reads the payments, refunds and parcels of an order. */
export async function readOrderPapers(db: Database, orderId: string): Promise<OrderPapers> {
  const { rows: payments } = await sql<OrderMoney>`
    select id, channel, amount, status, '' as reason, created_at as "createdAt" from payment where order_id = ${orderId} order by created_at, id`.execute(
    db,
  )
  const { rows: owed } = await sql<Omit<OrderMoney, 'reason'> & { cause: RefundCause; words: string | null }>`
    select refund.id, (select string_agg(distinct channel, ', ') from refund_part part join payment on payment.id = part.payment_id
      where part.refund_id = refund.id) as channel, amount, status, cause, words, created_at as "createdAt"
    from refund where order_id = ${orderId} order by created_at, id`.execute(db)
  const refunds = owed.map(({ cause, words, ...one }) => ({ ...one, reason: refundCauseText(cause, words) }))
  return { payments, refunds, parcels: await readParcels(db, orderId) }
}
