import { ORDER_STATUS } from '@hearth/domain'
import type { KindView } from '../kind-view'

/** The view of an exchange for points. Its texts say “exchanged” instead of “bought”. */
export const exchangeKind: KindView = {
  nextText: ({ orderStatus, partlyShipped }) =>
    orderStatus === ORDER_STATUS.received
      ? '兑换的商品已签收，祝您使用愉快'
      : orderStatus === ORDER_STATUS.paid && !partlyShipped
        ? '兑换成功，商家正在备货'
        : undefined,
}
