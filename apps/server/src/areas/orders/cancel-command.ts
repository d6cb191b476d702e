import { formatFen } from '@hearth/domain'
import { isUnreadable } from '#kernel/is-unreadable'
import { wanted, type Words } from '#kernel/commands/read-words'
import { changeOrder } from '#areas/orders/change-order'
import { inWords } from '#kernel/commands/in-words'
import { OperatorRefusal } from '#kernel/commands/operator-refusal'
import { printable } from '#kernel/commands/printable'
import { command } from '#kernel/commands/command'

/** As long as a shopper's own reason may be. */
const LONGEST_REASON = 100

/** Cancels an order that is not paid. Its pieces and coupons come back. */
export const cancelCommand = command({
  words: 'cancel <orderId> [--reason 无法送达]',
  help: 'an unpaid order; the shopper reads why',
  group: 'orders',
  async run(context, words) {
    const { orderId, reason } = readDeed(words, '')
    const { changed } = await changeOrder(context, orderId, ({ version }) =>
      context.ops.orders.cancel({ orderId, version, reason }),
    ).catch((error: Error) => {
      throw inWords(error, {
        notFound: noSuchOrder(orderId),
        wrongState: `Order ${orderId} is paid. To cancel it and give its money back, before it is shipped: hearth refund ${orderId}`,
      })
    })
    return changed ? `Order ${orderId} is cancelled.` : `Order ${orderId} was cancelled before: nothing was changed.`
  },
})

/** Cancels an order that is paid and not shipped; its money goes back, once, however often this is said. */
export const refundCommand = command({
  words: 'refund <orderId> [--reason 缺货]',
  help: 'cancel a paid order that is not shipped, and give its money back',
  group: 'orders',
  async run(context, words) {
    const { orderId, reason } = readDeed(words, '商家取消了订单并退款')
    const { amount, changed } = await changeOrder(context, orderId, ({ version }) =>
      context.ops.orders.refund({ orderId, version, reason }),
    ).catch((error: Error) => {
      throw inWords(error, {
        notFound: noSuchOrder(orderId),
        wrongState: `Order ${orderId} is not waiting for its parcel: only a paid order that is not shipped is refunded. See: hearth order ${orderId}`,
      })
    })
    if (!changed) return `Order ${orderId} was refunded before (${formatFen(amount)}): nothing was changed.`
    return amount === 0
      ? `Order ${orderId} is cancelled; nothing had been paid for it.`
      : `Order ${orderId} is cancelled; ${formatFen(amount)} go back to the shopper. See: hearth order ${orderId}`
  },
})

function readDeed({ plain, options }: Words, usual: string): { orderId: string; reason: string } {
  const orderId = wanted(plain, 0, 'which order')
  const reason = options['reason'] ?? usual
  if (reason.length > LONGEST_REASON || isUnreadable(reason))
    throw new OperatorRefusal(`--reason wants a text of at most ${LONGEST_REASON} characters.`, 2)
  return { orderId, reason }
}

const noSuchOrder = (orderId: string): string => `There is no such order as ${printable(orderId)}. See: hearth orders`
