import { ORDER_KIND, REPLY_CODE } from '@hearth/domain'
import type { PreSaleSettlement, SettledPreSale } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { ShopError } from '#kernel/shop-error'
import type { KindSale, OrderToBe } from '#shop/order-kind'
import type { UnitOfWork } from '#shop/unit-of-work'

/**
 * Returns the terms by which an order with a deposit is sold; undefined if the order takes no deposit.
 * @throws ShopError badInput for an order with other products, since a pre-sale has to be ordered alone
 */
export function preSaleOf(order: OrderToBe): KindSale<UnitOfWork> | undefined {
  if (order.depositAmount === 0) return undefined
  const [line, ...others] = order.lines
  const promotion = line?.promotion
  if (others.length > 0 || !promotion)
    throw new ShopError(REPLY_CODE.badInput, '预售商品需单独支付定金，请取消勾选其他商品，或到商品页支付定金')
  const { balanceBeginTime = 0, balanceEndTime = 0, depositKept = false } = promotion
  const settled = preSaleParts({ balanceBeginTime, balanceEndTime, depositKept }, order)
  return {
    kind: ORDER_KIND.preSale,
    due: settled.depositAmount,
    ahead: true,
    settled,
    terms: ({ finalPaymobile }) => sql`
      insert into pre_sale_order (order_id, deposit_amount, balance_begin, balance_end, deposit_kept, told_telephone)
      select placed.id, ${settled.depositAmount}::bigint, ${balanceBeginTime}::bigint, ${balanceEndTime}::bigint,
        ${depositKept}::boolean, ${finalPaymobile || null}::text from placed`,
  }
}

/** Returns the two payments of a pre-sale, by its agreed terms. */
export const preSaleParts = (
  terms: Pick<PreSaleSettlement, 'balanceBeginTime' | 'balanceEndTime' | 'depositKept'>,
  { depositAmount, amounts }: Pick<OrderToBe, 'depositAmount' | 'amounts'>,
): SettledPreSale => ({
  kind: ORDER_KIND.preSale,
  depositAmount,
  balanceAmount: amounts.payAmount - depositAmount,
  balanceBeginTime: terms.balanceBeginTime,
  balanceEndTime: terms.balanceEndTime,
  depositKept: terms.depositKept,
})
