import { isPendingPayment, ORDER_STATUS, type OrderStatus } from '@hearth/domain'
import type { PreSaleOrder } from '@hearth/sdk/core'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '#database/connect'

/** The deposit and the balance of an order, in the form for shoppers. */
export type PreSaleTerms = Omit<PreSaleOrder, 'kind'>

/** An expression on a row of `orders` for its pre-sale terms; null if it is no pre-sale. */
export const PRE_SALE_TERMS: RawBuilder<PreSaleTerms | null> = sql<PreSaleTerms | null>`(
  select jsonb_strip_nulls(jsonb_build_object(
    'depositAmount', sale.deposit_amount, 'balanceAmount', orders.pay_amount - sale.deposit_amount,
    'balanceBeginTime', sale.balance_begin, 'balanceEndTime', sale.balance_end, 'depositKept', sale.deposit_kept,
    'balancePlaced', sale.balance_placed_at is not null, 'depositPayTime', orders.part_paid_at,
    'keptAmount', nullif(sale.kept_amount, 0)))
  from pre_sale_order sale where sale.order_id = orders.id)`

/** Reads the terms of a pre-sale. @throws Error if the order has none */
export async function readPreSale(db: Database, orderId: string): Promise<PreSaleTerms> {
  const { rows } = await sql<{ terms: PreSaleTerms | null }>`
    select ${PRE_SALE_TERMS} as terms from orders where id = ${orderId}`.execute(db)
  const terms = rows[0]?.terms
  if (!terms) throw new Error(`Order ${orderId} is no pre-sale`)
  return terms
}

/** Fen: the amount that is due now, which is the deposit first, then the balance. 0 if nothing is due. */
export function dueOf({ depositAmount, balanceAmount }: PreSaleTerms, status: OrderStatus): number {
  if (!isPendingPayment(status)) return 0
  return status === ORDER_STATUS.pendingPayment ? depositAmount : balanceAmount
}
