import { campaignOf, formatFen, isPendingPayment, ORDER_STATUS } from '@hearth/domain'
import type { KindView } from '../kind-view'
import { PreSaleAmounts } from './pre-sale-amounts'
import { PreSaleCheckout } from './pre-sale-checkout'
import { PreSaleNote } from './pre-sale-note'
import { PreSaleOffer } from './pre-sale-offer'
import { depositTerms } from './pre-sale-text'

/** The view of a pre-sale (105). The deposit is paid first, then the balance during its period. */
export const preSaleKind: KindView = {
  Offer: PreSaleOffer,
  Checkout: PreSaleCheckout,
  unagreed: (settlement, rest) =>
    !rest && campaignOf(settlement, 'preSale')?.depositKept ? '请先阅读并勾选定金规则' : undefined,
  Note: PreSaleNote,
  // While a payment is pending, the note shows the amounts and deadlines, so no next step is shown.
  nextText: ({ orderStatus }) => (isPendingPayment(orderStatus) ? '' : undefined),
  Amounts: PreSaleAmounts,
  moment: ({ orderStatus }) => (orderStatus <= ORDER_STATUS.pendingFinalPayment ? 'preSale' : undefined),
  cancelText(order) {
    const paid = order.orderStatus === ORDER_STATUS.pendingFinalPayment ? campaignOf(order, 'preSale') : undefined
    return paid && `您已付定金 ¥${formatFen(paid.depositAmount)}：${depositTerms(paid.depositKept)}。`
  },
  Result: PreSaleNote,
}
