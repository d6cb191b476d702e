import { formatRemaining, ORDER_KIND, UNPAID_LIFETIME } from '@hearth/domain'
import { endDeposit } from '#areas/pre-sale/end-deposit'
import { PRE_SALE_EVENT_TEXT } from '#areas/pre-sale/pre-sale-events'
import { preSaleOf } from '#areas/pre-sale/pre-sale-of'
import { preSalePayment } from '#areas/pre-sale/pre-sale-payment'
import { dueOf, PRE_SALE_TERMS, type PreSaleTerms } from '#areas/pre-sale/pre-sale-row'
import { settleRest } from '#areas/pre-sale/settle-balance'
import type { ShopOrderKind } from '#shop/unit-of-work'

/** Orders of pre-sales (105). They are paid in two parts, a deposit and a balance, and shipped once both are paid. */
export const preSaleKind: ShopOrderKind<PreSaleTerms> = {
  name: ORDER_KIND.preSale,
  sale: preSaleOf,
  settleRest,
  terms: PRE_SALE_TERMS,
  tell: (terms) => ({ kind: ORDER_KIND.preSale, ...terms }),
  due: (terms, { status }) => dueOf(terms, status),
  payable: preSalePayment,
  ended: endDeposit,
  words: {
    placed: ({ free }) =>
      free ? undefined : { title: '订单已提交', detail: `请在 ${formatRemaining(UNPAID_LIFETIME)} 内支付定金` },
  },
  events: PRE_SALE_EVENT_TEXT,
}
