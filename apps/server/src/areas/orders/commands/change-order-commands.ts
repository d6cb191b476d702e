import { formatFen } from '@hearth/domain'
import { areasNamed } from '#areas/address/areas-named'
import { changeOrder } from '#areas/orders/commands/change-order'
import { commandsOf } from '#kernel/commands/command'
import { OperatorRefusal } from '#kernel/commands/operator-refusal'
import { printable } from '#kernel/commands/printable'
import { wanted, wantedReason } from '#kernel/commands/read-words'
import { readYuan } from '#kernel/commands/values/read-yuan'
import { WHICH } from '#kernel/commands/common-words'
import { told } from '#kernel/commands/told'

/** Commands of staff that change an order, besides shipping and refunding. */
export const changeOrderCommands = commandsOf(
  {
    group: 'orders',
    refusals: {
      notFound: { zh: '没有这个订单。查看：hearth orders', en: 'There is no such order. See: hearth orders' },
    },
  },
  [
    {
      words: 'order price <orderId> [--off 10.00] [--total 189.00] [--freight 0.00] --reason 老客户优惠',
      help: {
        zh: '给未付款的订单改价：减免金额、改总价或改运费；--off 0.00 恢复原价',
        en: 'make an unpaid order cheaper, by an amount off its products or to a new total; --off 0.00 takes that back',
      },
      async run(context, words) {
        const orderId = wanted(words.plain, 0, WHICH.order)
        const { off, total, freight } = words.options
        const price = {
          ...(off === undefined ? {} : { off: readYuan(off) }),
          ...(total === undefined ? {} : { payAmount: readYuan(total, 1) }),
          ...(freight === undefined ? {} : { freight: readYuan(freight) }),
        }
        if (Object.keys(price).length === 0)
          throw new OperatorRefusal(
            { zh: '缺少 --off、--total 或 --freight。', en: 'Say --off, --total or --freight. See: hearth help' },
            2,
          )
        const reason = wantedReason(words, { zh: '顾客', en: 'shopper' })
        const { payAmount } = await changeOrder(context, orderId, ({ version }) =>
          context.ops.orders.reprice({ orderId, version, reason, ...price }),
        )
        return told({
          zh: `订单 ${orderId} 应付改为 ${formatFen(payAmount)}，顾客会看到原因。`,
          en: `Order ${orderId} costs ${formatFen(payAmount)} now; the shopper reads why.`,
        })
      },
    },
    {
      words:
        'order address <orderId> --name 林小暖 --telephone 13800000000 --area 浙江省/杭州市/西湖区 --text 文三路88号',
      help: {
        zh: '改收货地址：发货前、在配送范围内、运费不增加',
        en: 'send an order elsewhere before any of it is shipped, where the shop delivers and freight is not more',
      },
      async run(context, { plain, options }) {
        const orderId = wanted(plain, 0, WHICH.order)
        const { name, telephone, area, text } = options
        if (!name || !telephone || !area || !text)
          throw new OperatorRefusal(
            {
              zh: '缺少 --name、--telephone、--area 或 --text。',
              en: 'Say --name, --telephone, --area and --text. See: hearth help',
            },
            2,
          )
        const place = { consigneeName: name, consigneeTele: telephone, detailAddress: text, ...areasNamed(area) }
        const { changed } = await changeOrder(context, orderId, ({ version }) =>
          context.ops.orders.move({ orderId, version, ...place }),
        )
        return changed
          ? told({ zh: `订单 ${orderId} 的收货地址已改。`, en: `Order ${orderId} goes there now.` })
          : told({
              zh: `订单 ${orderId} 本来就是这个地址，没有改动。`,
              en: `Order ${orderId} went there before: nothing was changed.`,
            })
      },
    },
    {
      words: 'order note <orderId> <text>',
      help: { zh: '给订单加备注，顾客看不到', en: 'a note for other members of staff; the shopper does not read it' },
      most: Infinity,
      async run(context, { plain }) {
        const orderId = wanted(plain, 0, WHICH.order)
        const text = wanted([plain.slice(1).join(' ')], 0, { zh: '备注内容', en: 'what to note' })
        await changeOrder(context, orderId, ({ version }) => context.ops.orders.note({ orderId, version, text }))
        return told({
          zh: `订单 ${printable(orderId)} 已备注：${printable(text, 500)}`,
          en: `Noted on order ${printable(orderId)}: ${printable(text, 500)}`,
        })
      },
    },
  ],
)
