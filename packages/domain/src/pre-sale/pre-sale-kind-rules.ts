import type { ORDER_KIND } from '#codes/order-kind'
import type { KindRules } from '#order/kind-rules'
import type { PreSaleOrderLike } from '#pre-sale/pre-sale-steps'

type Campaign = {
  kind: (typeof ORDER_KIND)['preSale']
  /** Fen. */
  depositAmount: number
  /** Fen. */
  balanceAmount: number
} & PreSaleOrderLike['preSale']

/** What `PRE_SALE_STEPS` say of paying, in few words: pages of orders carry this and not the table. */
export const preSaleKindRules: KindRules<Campaign> = {
  payments: ['定金', '尾款'],
  due: ({ depositAmount, balanceAmount }, rest) => (rest ? balanceAmount : depositAmount),
  settlesFrom: ({ balancePlaced, balanceBeginTime }) => (balancePlaced ? undefined : balanceBeginTime),
  ahead: true,
}
