import { formatFen } from '@hearth/domain'
import { isUnreadable } from '#kernel/is-unreadable'
import { readWords, wanted } from '#operator/arguments'
import { changeOrder } from '#operator/change-order'
import { inWords } from '#operator/in-words'
import { OperatorRefusal } from '#operator/operator-request'
import { printable } from '#operator/printable'
import type { OperatorContext } from '#operator/operator-shop'

/** As long as a shopper's own reason may be. */
const LONGEST_REASON = 100

/** `cancel <orderId> [--reason]`: an order that is not paid. Its pieces and coupons come back. */
export async function cancelCommand(context: OperatorContext, args: readonly string[]): Promise<string> {
  const { orderId, reason } = readDeed(args, '')
  const { changed } = await changeOrder(context, orderId, ({ version }) =>
    context.ops.orders.cancel({ orderId, version, reason }),
  ).catch((error: Error) => {
    throw inWords(error, {
      notFound: noSuchOrder(orderId),
      wrongState: `Order ${orderId} is paid. To cancel it and give its money back, before it is shipped: hearth refund ${orderId}`,
    })
  })
  return changed ? `Order ${orderId} is cancelled.` : `Order ${orderId} was cancelled before: nothing was changed.`
}

/**
 * `refund <orderId> [--reason]`: cancels an order that is paid and not shipped; its money goes back, once, however
 * often this is said.
 */
export async function refundCommand(context: OperatorContext, args: readonly string[]): Promise<string> {
  const { orderId, reason } = readDeed(args, '商家取消了订单并退款')
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
}

function readDeed(args: readonly string[], usual: string): { orderId: string; reason: string } {
  const { plain, options } = readWords(args, ['reason'], 1)
  const orderId = wanted(plain, 0, 'which order')
  const reason = options['reason'] ?? usual
  if (reason.length > LONGEST_REASON || isUnreadable(reason))
    throw new OperatorRefusal(`--reason wants a text of at most ${LONGEST_REASON} characters.`, 2)
  return { orderId, reason }
}

const noSuchOrder = (orderId: string): string => `There is no such order as ${printable(orderId)}. See: hearth orders`
