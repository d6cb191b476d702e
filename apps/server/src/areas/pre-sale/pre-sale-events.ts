import { formatDateTime, formatDeadline, formatFen } from '@hearth/domain'
import { emitterOf } from '#areas/orders/events/order-event'
import type { EventText } from '#shop/order-kind'

/** Events that only the orders of pre-sales have. */
interface PreSaleEvents {
  /** The deposit is paid. The balance can be paid between the two times (epoch ms). */
  'order.depositPaid': { balanceBeginTime: number; balanceEndTime: number }
  /** The final payment was placed. `free` is true if nothing is left to pay. */
  'order.balancePlaced': { free: boolean }
  /** Fen of the deposit that the shop kept when the order ended. */
  'order.depositKept': { amount: number }
}

/** Emits an event of a pre-sale; see `emitOrderEvent`. */
export const emitPreSaleEvent = emitterOf<PreSaleEvents>()

/** The texts of the events for the shopper. */
export const PRE_SALE_EVENT_TEXT: { readonly [Kind in keyof PreSaleEvents]: (data: PreSaleEvents[Kind]) => EventText } =
  {
    'order.depositPaid': ({ balanceBeginTime, balanceEndTime }) => ({
      title: '定金支付成功',
      detail: `请在 ${formatDateTime(balanceBeginTime)} 至 ${formatDeadline(balanceEndTime)} 支付尾款`,
    }),
    'order.balancePlaced': ({ free }) => ({
      title: '尾款已确认',
      detail: free ? '优惠后无需再付款' : '请在尾款截止前完成付款',
    }),
    'order.depositKept': ({ amount }) => ({
      title: '定金不予退还',
      detail: `按预售约定，定金 ¥${formatFen(amount)} 不退`,
    }),
  }
