import { ORDER_STATUS } from '@hearth/domain'
import type { KindView } from '../kind-view'

/** The view of a lottery prize. Its texts say “won” instead of “bought”. */
export const prizeKind: KindView = {
  nextText: ({ orderStatus, partlyShipped }) =>
    orderStatus === ORDER_STATUS.received
      ? '奖品已签收，祝您使用愉快'
      : orderStatus === ORDER_STATUS.paid && !partlyShipped
        ? '奖品正在备货'
        : undefined,
}
