import { formatDateTime, ORDER_STATUS, preSaleState, REPLY_CODE } from '@hearth/domain'
import { ORDER_ANEW } from '#areas/orders/payment/pay-order'
import { balancePayable, depositPayable } from '#areas/pre-sale/pre-sale-payables'
import { dueOf, readPreSale } from '#areas/pre-sale/pre-sale-row'
import { ShopError } from '#kernel/shop-error'
import type { OrderState } from '#shop/order-kind'
import type { UnitOfWork } from '#shop/unit-of-work'

/**
 * Returns the payable of a pre-sale that can be paid now: the deposit first, then the balance.
 * @throws ShopError wrongState before the time of the balance, and if the final payment was not placed yet
 */
export async function preSalePayment({ db, now }: UnitOfWork, order: OrderState) {
  const { orderId, status, payDeadline } = order
  const preSale = await readPreSale(db, orderId)
  const state = preSaleState({ orderStatus: status, payDeadline, preSale }, now)
  if (state === 'waiting')
    throw new ShopError(REPLY_CODE.wrongState, `${formatDateTime(preSale.balanceBeginTime)} 起可以支付尾款`)
  if (state === 'balanceOpen') throw new ShopError(REPLY_CODE.wrongState, '请先确认尾款订单，再支付')
  const amount = dueOf(preSale, status)
  return status === ORDER_STATUS.pendingPayment
    ? { kind: depositPayable.name, amount, tooMany: ORDER_ANEW }
    : { kind: balancePayable.name, amount }
}
