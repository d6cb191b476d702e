import { isPendingPayment, ORDER_STATUS } from '@hearth/domain'
import type { OrderPreSale } from '@hearth/sdk/core'
import { sql } from 'kysely'

/** The deposit and the balance of a row of `orders`, as they travel; null for what is no pre-sale. */
export const PRE_SALE = sql<OrderPreSale | null>`
  case when orders.deposit_amount is not null then jsonb_strip_nulls(jsonb_build_object(
    'depositAmount', orders.deposit_amount, 'balanceAmount', orders.pay_amount - orders.deposit_amount,
    'balanceBeginTime', orders.balance_begin, 'balanceEndTime', orders.balance_end, 'depositKept', orders.deposit_kept,
    'balancePlaced', orders.balance_placed_at is not null, 'depositPayTime', orders.deposit_paid_at,
    'keptAmount', nullif(orders.kept_amount, 0))) end`

/** Fen: what is to be paid now for an order: of a pre-sale its deposit, then its balance; 0 where nothing is. */
export function amountDue(
  status: number,
  { payAmount, preSale }: { payAmount: number; preSale?: OrderPreSale | null },
): number {
  if (!isPendingPayment(status)) return 0
  if (!preSale) return payAmount
  return status === ORDER_STATUS.pendingPayment ? preSale.depositAmount : preSale.balanceAmount
}
