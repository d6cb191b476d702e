import type { OrderDraft, PlacedOrder } from '@hearth/sdk/core'
import { placeOrder } from '#areas/checkout/place-order'
import { payOrder } from '#areas/orders/payment/pay-order'
import { settleTrade } from '#areas/sandbox/sandbox-trades'
import type { Database } from '#database/connect'
import type { CashierNotice, CashierPayment } from '#ports/cashier'
import { NOON } from './noon'
import { draftOf } from './shelf'
import { within } from './work'

/** An order of one sku. */
interface WantedOrder {
  skuNo: string
  /** Pieces; 1 when absent. */
  pieces?: number
  /** The price of the order, fen. */
  amount: number
  draft?: Partial<OrderDraft>
  /** Epoch ms: when it is ordered; noon when absent. */
  now?: number
}

/** Places a shopper's order. */
export const placeOne = (
  db: Database,
  { shopperId, addressId }: { shopperId: string; addressId: string },
  { skuNo, pieces = 1, amount, draft, now = NOON }: WantedOrder,
): Promise<PlacedOrder> =>
  within(db, now, (work) =>
    placeOrder(work, draftOf(addressId, [{ skuNo, itemQuantity: pieces }], amount, draft), {
      shopperId,
      now,
      enterprise: false,
    }),
  )

/**
 * Settles a payment at the sandbox cashier.
 * @returns the notice, which is not sent to the shop
 */
export async function settleAtCashier(db: Database, payment: CashierPayment, now = NOON): Promise<CashierNotice> {
  const { paymentId, amount } = payment
  const tradeNo = `T${paymentId}`
  await settleTrade(db, payment, 'paid', { tradeNo, noticeId: tradeNo }, now)
  return { paymentId, tradeNo, amount, result: 'paid', time: now }
}

/**
 * Starts the payment of a shopper's order, and settles it at the cashier.
 * @returns the notice, like `settleAtCashier`
 */
export const payAtCashier = async (
  db: Database,
  { shopperId, orderId }: { shopperId: string; orderId: string },
  now = NOON,
): Promise<CashierNotice> =>
  settleAtCashier(db, await within(db, now, (work) => payOrder(work, shopperId, { orderId }, 'sandbox')), now)
