import { formatFen } from '@hearth/domain'
import { areasNamed } from '#areas/address/areas-named'
import { changeOrder } from '#areas/orders/change-order'
import { commandsOf } from '#kernel/commands/command'
import { OperatorRefusal } from '#kernel/commands/operator-refusal'
import { printable } from '#kernel/commands/printable'
import { wanted, wantedReason } from '#kernel/commands/read-words'
import { readYuan } from '#kernel/commands/read-yuan'

/** What staff do to an order beside sending it and giving its money back. */
export const changeOrderCommands = commandsOf(
  { group: 'orders', refusals: { notFound: 'There is no such order. See: hearth orders' } },
  [
    {
      words: 'order price <orderId> [--off 10.00] [--total 189.00] [--freight 0.00] --reason 老客户优惠',
      help: 'make an unpaid order cheaper, by an amount off its products or to a new total; --off 0.00 takes that back',
      async run(context, words) {
        const orderId = wanted(words.plain, 0, 'which order')
        const { off, total, freight } = words.options
        const price = {
          ...(off === undefined ? {} : { off: readYuan(off) }),
          ...(total === undefined ? {} : { payAmount: readYuan(total, 1) }),
          ...(freight === undefined ? {} : { freight: readYuan(freight) }),
        }
        if (Object.keys(price).length === 0)
          throw new OperatorRefusal('Say --off, --total or --freight. See: hearth help', 2)
        const reason = wantedReason(words, 'shopper')
        const { payAmount } = await changeOrder(context, orderId, ({ version }) =>
          context.ops.orders.reprice({ orderId, version, reason, ...price }),
        )
        return `Order ${orderId} costs ${formatFen(payAmount)} now; the shopper reads why.`
      },
    },
    {
      words:
        'order address <orderId> --name 林小暖 --telephone 13800000000 --area 浙江省/杭州市/西湖区 --text 文三路88号',
      help: 'send an order elsewhere before any of it is shipped, where the shop delivers and freight is not more',
      async run(context, { plain, options }) {
        const orderId = wanted(plain, 0, 'which order')
        const { name, telephone, area, text } = options
        if (!name || !telephone || !area || !text)
          throw new OperatorRefusal('Say --name, --telephone, --area and --text. See: hearth help', 2)
        const place = { consigneeName: name, consigneeTele: telephone, detailAddress: text, ...areasNamed(area) }
        const { changed } = await changeOrder(context, orderId, ({ version }) =>
          context.ops.orders.move({ orderId, version, ...place }),
        )
        return changed ? `Order ${orderId} goes there now.` : `Order ${orderId} went there before: nothing was changed.`
      },
    },
    {
      words: 'order note <orderId> <text>',
      help: 'a note for other members of staff; the shopper does not read it',
      most: Infinity,
      async run(context, { plain }) {
        const orderId = wanted(plain, 0, 'which order')
        const text = wanted([plain.slice(1).join(' ')], 0, 'what to note')
        await changeOrder(context, orderId, ({ version }) => context.ops.orders.note({ orderId, version, text }))
        return `Noted on order ${printable(orderId)}: ${printable(text, 500)}`
      },
    },
  ],
)
