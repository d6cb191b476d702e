import { REPLY_CODE } from '@hearth/domain'
import type { Cashier, CashierPayment } from '#ports/cashier'
import { ShopError } from '#kernel/shop-error'

/**
 * Address of the cashier's page for a stored payment: a cashier must never know a payment that the shop does not.
 * @throws ShopError unavailable when the cashier fails or does not answer; the payment stays open, and can be requested
 *   again
 */
export async function openCashier(cashier: Cashier, payment: CashierPayment): Promise<string> {
  try {
    return await cashier.start(payment)
  } catch (cause) {
    const refusal = new ShopError(REPLY_CODE.unavailable, '收银台暂时没有回应，请稍后再试')
    refusal.cause = cause
    throw refusal
  }
}
