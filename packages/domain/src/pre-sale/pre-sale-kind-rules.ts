import type { ORDER_KIND } from '#codes/order-kind'
import type { KindRules } from '#order/kind-rules'
import type { PreSaleOrderLike } from '#pre-sale/pre-sale-steps'

type Campaign = {
  kind: (typeof ORDER_KIND)['preSale']
  /** Fen: the deposit. */
  depositAmount: number
  /** Fen: the balance. */
  balanceAmount: number
} & PreSaleOrderLike['preSale']

/**
 * The rules of orders of a pre-sale (105): the payments of `PRE_SALE_STEPS`, in a short form, since pages of orders do
 * not load that table.
 */
export const preSaleKindRules: KindRules<Campaign> = {
  payments: ['定金', '尾款'],
  due: ({ depositAmount, balanceAmount }, rest) => (rest ? balanceAmount : depositAmount),
  settlesFrom: ({ balancePlaced, balanceBeginTime }) => (balancePlaced ? undefined : balanceBeginTime),
  ahead: true,
}
