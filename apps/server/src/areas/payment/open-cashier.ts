import { REPLY_CODE } from '@hearth/domain'
import type { Cashier, CashierPayment } from '#ports/cashier'
import { ShopError } from '#kernel/shop-error'

/**
 * Starts a payment at the cashier, and returns the address of its page. The payment must be stored before, so that the
 * shop knows every payment that the cashier knows.
 * @throws ShopError unavailable if the cashier fails or does not answer; the payment stays open and can be started
 * again
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
