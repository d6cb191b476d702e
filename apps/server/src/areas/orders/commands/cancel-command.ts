import { formatFen } from '@hearth/domain'
import { isUnreadable } from '#kernel/payloads/is-unreadable'
import { wanted, wantedReason, type Words } from '#kernel/commands/read-words'
import { changeOrder } from '#areas/orders/commands/change-order'
import { inWords } from '#kernel/commands/in-words'
import { OperatorRefusal } from '#kernel/commands/operator-refusal'
import { printable } from '#kernel/commands/printable'
import { command, type CommandContext } from '#kernel/commands/command'
import { readYuan } from '#kernel/commands/values/read-yuan'
import { piecesOfLines, readPieces } from '#areas/orders/commands/read-pieces'
import { WHICH } from '#kernel/commands/common-words'
import { told, type Told } from '#kernel/commands/told'

/** Most characters of a shopper's own reason. */
const LONGEST_REASON = 100

/** Cancels an unpaid order. Its stock and coupons are released. */
export const cancelCommand = command({
  words: 'cancel <orderId> [--reason 无法送达]',
  help: { zh: '取消未付款的订单；顾客会看到原因', en: 'an unpaid order; the shopper reads why' },
  group: 'orders',
  async run(context, words) {
    const { orderId, reason } = readDeed(words, '')
    const { changed } = await changeOrder(context, orderId, ({ version }) =>
      context.ops.orders.cancel({ orderId, version, reason }),
    ).catch((error: Error) => {
      throw inWords(error, {
        notFound: noSuchOrder(orderId),
        wrongState: {
          zh: `订单 ${orderId} 已付款。发货前取消并退款：hearth refund ${orderId}`,
          en: `Order ${orderId} is paid. To cancel it and give its money back, before it is shipped: hearth refund ${orderId}`,
        },
      })
    })
    return changed
      ? told({ zh: `订单 ${orderId} 已取消。`, en: `Order ${orderId} is cancelled.` })
      : told({
          zh: `订单 ${orderId} 此前已取消，没有改动。`,
          en: `Order ${orderId} was cancelled before: nothing was changed.`,
        })
  },
})

/**
 * Cancels a paid, unshipped order and refunds it, once however often this is called. With an amount or pieces, it only
 * refunds this part of a paid order.
 */
export const refundCommand = command({
  words: 'refund <orderId> [--reason 缺货]',
  help: {
    zh: '取消已付款、未发货的订单并全额退款',
    en: 'cancel a paid order that is not shipped, and give its money back',
  },
  also: {
    'refund <orderId> [--amount 20.00] [--items 200101=1] --reason 延迟发货补偿': {
      zh: '部分退款（补偿），发货或签收后也可以；订单不取消，商品不用退回',
      en: 'give back a part, also of one that was shipped or received; nothing is cancelled, the shopper keeps all of it',
    },
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
        wrongState: {
          zh: `订单 ${orderId} 不在待发货状态，只有已付款未发货的订单能这样退款。查看：hearth order ${orderId}`,
          en: `Order ${orderId} is not waiting for its parcel: only a paid order that is not shipped is refunded. See: hearth order ${orderId}`,
        },
      })
    })
    if (!changed)
      return told({
        zh: `订单 ${orderId} 此前已退款（${formatFen(amount)}），没有改动。`,
        en: `Order ${orderId} was refunded before (${formatFen(amount)}): nothing was changed.`,
      })
    return amount === 0
      ? told({
          zh: `订单 ${orderId} 已取消，没有付过款。`,
          en: `Order ${orderId} is cancelled; nothing had been paid for it.`,
        })
      : told({
          zh: `订单 ${orderId} 已取消，${formatFen(amount)} 将退回顾客。查看：hearth order ${orderId}`,
          en: `Order ${orderId} is cancelled; ${formatFen(amount)} go back to the shopper. See: hearth order ${orderId}`,
        })
  },
})

async function givePartBack(context: CommandContext, words: Words): Promise<string> {
  const { orderId } = readDeed(words, '')
  const reason = wantedReason(words, { zh: '顾客', en: 'shopper' })
  const { amount: part, items } = words.options
  const wish = { orderId, reason, ...(part === undefined ? {} : { amount: readYuan(part, 1) }) }
  const chosen = items === undefined ? undefined : readPieces(items)
  const { amount, left } = await changeOrder(context, orderId, async ({ version }) => {
    const lines = chosen && piecesOfLines(chosen, (await context.ops.orders.get({ orderId })).items)
    return context.ops.orders.refundPart({ ...wish, version, ...(lines ? { items: lines } : {}) })
  }).catch((error: Error) => {
    throw inWords(error, { notFound: noSuchOrder(orderId) })
  })
  return told({
    zh: `订单 ${orderId} 的 ${formatFen(amount)} 将退回顾客，还可以再退 ${formatFen(left)}。`,
    en: `${formatFen(amount)} of order ${orderId} go back to the shopper; ${formatFen(left)} can still be given back.`,
  })
}

function readDeed({ plain, options }: Words, usual: string): { orderId: string; reason: string } {
  const orderId = wanted(plain, 0, WHICH.order)
  const reason = options['reason'] ?? usual
  if (reason.length > LONGEST_REASON || isUnreadable(reason))
    throw new OperatorRefusal(
      {
        zh: `--reason 最多 ${LONGEST_REASON} 个字。`,
        en: `--reason wants a text of at most ${LONGEST_REASON} characters.`,
      },
      2,
    )
  return { orderId, reason }
}

const noSuchOrder = (orderId: string): Told => ({
  zh: `没有订单 ${printable(orderId)}。查看：hearth orders`,
  en: `There is no such order as ${printable(orderId)}. See: hearth orders`,
})
