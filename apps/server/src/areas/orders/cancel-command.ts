import { formatFen } from '@hearth/domain'
import { isUnreadable } from '#kernel/is-unreadable'
import { wanted, wantedReason, type Words } from '#kernel/commands/read-words'
import { changeOrder } from '#areas/orders/change-order'
import { inWords } from '#kernel/commands/in-words'
import { OperatorRefusal } from '#kernel/commands/operator-refusal'
import { printable } from '#kernel/commands/printable'
import { command, type CommandContext } from '#kernel/commands/command'
import { readYuan } from '#kernel/commands/read-yuan'
import { piecesOfLines, readPieces } from '#areas/orders/read-pieces'

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

/**
 * Cancels an order that is paid and not shipped; its money goes back, once, however often this is said. With an amount
 * or pieces it gives back so much of any paid order, and cancels nothing.
 */
export const refundCommand = command({
  words: 'refund <orderId> [--reason 缺货]',
  help: 'cancel a paid order that is not shipped, and give its money back',
  also: {
    'refund <orderId> [--amount 20.00] [--items 200101=1] --reason 延迟发货补偿':
      'give back a part, also of one that was shipped or received; nothing is cancelled, the shopper keeps all of it',
  },
  group: 'orders',
  async run(context, words) {
    const { amount: part, items } = words.options
    if (part !== undefined || items !== undefined) return givePartBack(context, words)
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

async function givePartBack(context: CommandContext, words: Words): Promise<string> {
  const { orderId } = readDeed(words, '')
  const reason = wantedReason(words, 'shopper')
  const { amount: part, items } = words.options
  const wish = { orderId, reason, ...(part === undefined ? {} : { amount: readYuan(part, 1) }) }
  const chosen = items === undefined ? undefined : readPieces(items)
  const { amount, left } = await changeOrder(context, orderId, async ({ version }) => {
    const lines = chosen && piecesOfLines(chosen, (await context.ops.orders.get({ orderId })).items)
    return context.ops.orders.refundPart({ ...wish, version, ...(lines ? { items: lines } : {}) })
  }).catch((error: Error) => {
    throw inWords(error, { notFound: noSuchOrder(orderId) })
  })
  return `${formatFen(amount)} of order ${orderId} go back to the shopper; ${formatFen(left)} can still be given back.`
}

function readDeed({ plain, options }: Words, usual: string): { orderId: string; reason: string } {
  const orderId = wanted(plain, 0, 'which order')
  const reason = options['reason'] ?? usual
  if (reason.length > LONGEST_REASON || isUnreadable(reason))
    throw new OperatorRefusal(`--reason wants a text of at most ${LONGEST_REASON} characters.`, 2)
  return { orderId, reason }
}

const noSuchOrder = (orderId: string): string => `There is no such order as ${printable(orderId)}. See: hearth orders`
