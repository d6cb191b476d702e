import { deletionBlockers, type Dealings } from '#account/deletion-blockers'
import type { DeletionBlocker } from '#codes/deletion-blocker'
import type { OrderStatus } from '#codes/order-status'

const TEXT: Readonly<Record<DeletionBlocker, string>> = {
  unpaidOrders: '订单还没有结束，结束后才能删除',
  openOrders: '订单还没有结束，结束后才能删除',
  openTrials: '试用还没有结束，结束后才能删除',
  openServices: '有进行中的售后，处理完成后才能删除',
  openRefunds: '有退款还没有到账，到账后才能删除',
  owedPoints: '积分、金币或暖星不足抵扣，补足后才能删除',
  promoterMoney: '推广账户还有未结清的返利，结算后才能删除',
}

/**
 * Returns the message why a shopper can't remove an order from their list, or undefined if they can. An order can be
 * removed once it is over and has no open after-sale service, refund or other obligation.
 */
export function removalRefusal(order: { orderStatus: OrderStatus } & Omit<Dealings, 'orders'>): string | undefined {
  const [blocker] = deletionBlockers({ ...order, orders: [order.orderStatus] })
  return blocker && TEXT[blocker]
}
