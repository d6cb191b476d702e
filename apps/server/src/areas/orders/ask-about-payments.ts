import { ORDER_PAYABLES } from '#areas/orders/order-payable'
import { askAboutPayables } from '#areas/payment/ask-about-payables'
import type { Cashier } from '#ports/cashier'
import type { UnitOfWork } from '#shop/unit-of-work'

/**
 * Asks the cashier about payments of orders that it has been silent on.
 * @param failures takes the orders whose payments could not be written down: who has paid is not cancelled for it.
 */
export async function askAboutPayments(
  work: UnitOfWork,
  cashier: Cashier,
  orderIds: readonly string[],
  failures: Map<string, Error>,
): Promise<void> {
  await askAboutPayables(work, ORDER_PAYABLES, cashier, orderIds, failures)
}
