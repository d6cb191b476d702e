import { REPLY_CODE } from '@hearth/domain'
import type { PreSaleSettlement } from '@hearth/sdk/core'
import type { SettledOrder } from '#areas/checkout/settle-order'
import { ShopError } from '#kernel/shop-error'

/**
 * The deposit and the balance of an order to be; nothing where it is no pre-sale.
 * @throws ShopError badInput for a pre-sale beside other products: it is ordered alone
 */
export function preSaleOf(order: SettledOrder): PreSaleSettlement | undefined {
  if (order.depositAmount === 0) return undefined
  const [line, ...others] = order.lines
  const promotion = line?.promotion
  if (others.length > 0 || !promotion)
    throw new ShopError(REPLY_CODE.badInput, '预售商品需单独付定金，请取消勾选其他商品，或到商品页付定金')
  const { balanceBeginTime = 0, balanceEndTime = 0, depositKept = false } = promotion
  return preSaleParts({ balanceBeginTime, balanceEndTime, depositKept }, order)
}

/** The same with terms that were agreed. */
export const preSaleParts = (
  terms: Pick<PreSaleSettlement, 'balanceBeginTime' | 'balanceEndTime' | 'depositKept'>,
  { depositAmount, amounts }: Pick<SettledOrder, 'depositAmount' | 'amounts'>,
): PreSaleSettlement => ({
  depositAmount,
  balanceAmount: amounts.payAmount - depositAmount,
  balanceBeginTime: terms.balanceBeginTime,
  balanceEndTime: terms.balanceEndTime,
  depositKept: terms.depositKept,
})
