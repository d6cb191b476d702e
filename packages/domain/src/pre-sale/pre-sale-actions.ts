import type { ORDER_KIND } from '#codes/order-kind'
import { ORDER_STATUS } from '#codes/order-status'
import type { KindActions } from '#order/kind-action'
import type { PreSaleOrderLike } from '#pre-sale/pre-sale-steps'

type Campaign = { kind: (typeof ORDER_KIND)['preSale'] } & PreSaleOrderLike['preSale']

/** What `PRE_SALE_STEPS` say of paying, in few words: pages of orders carry this and not the table. */
export const preSaleActions: KindActions<Campaign> = {
  settlesFrom: ({ balancePlaced, balanceBeginTime }, orderStatus) =>
    orderStatus === ORDER_STATUS.pendingFinalPayment && !balancePlaced ? balanceBeginTime : undefined,
}
