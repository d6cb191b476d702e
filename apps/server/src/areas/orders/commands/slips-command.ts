import { oneOf } from '#kernel/commands/choices'
import { command } from '#kernel/commands/command'
import { inWords } from '#kernel/commands/in-words'
import type { NewSlips } from '#kernel/commands/sheets/new-slips'
import { OperatorRefusal } from '#kernel/commands/operator-refusal'
import { told } from '#kernel/commands/told'

/** Prints packing slips, one page for each order. The audit log records that addresses were read. */
export const slipsCommand = command({
  words: 'slips [<orderId>...] [--paper 100x150|a4] [--output slips.pdf]',
  help: {
    zh: '发货单 PDF，不含价格；不写订单号就打印全部待发货订单（会记录查看）',
    en: 'slips to pack with orders, as PDF without prices; of all that wait for a parcel if you name none (logged)',
  },
  group: 'orders',
  choices: { paper: oneOf({ '100x150': '100x150', a4: 'a4' } satisfies Record<NewSlips['paper'], string>) },
  most: Infinity,
  async run({ ops }, { plain, options }) {
    const path = options['output'] ?? 'slips.pdf'
    if (!/\.pdf$/i.test(path))
      throw new OperatorRefusal(
        { zh: '--output 的文件名要以 .pdf 结尾。', en: '--output wants a name that ends with .pdf.' },
        2,
      )
    const paper = (options['paper'] as NewSlips['paper'] | undefined) ?? '100x150'
    const { shopName, slips } = await ops.orders.slips({ orderIds: plain }).catch((error: Error) => {
      throw inWords(error, {
        notFound: { zh: '没有这个订单。查看：hearth orders', en: 'There is no such order. See: hearth orders' },
        wrongState: {
          zh: '其中有未付款或已取消的订单。查看：hearth orders --status 待发货',
          en: 'One of these orders is not paid, or cancelled. See: hearth orders --status paid',
        },
      })
    })
    if (slips.length === 0) throw new OperatorRefusal({ zh: '没有待发货的订单。', en: 'No order waits for a parcel.' })
    return {
      output: told({ zh: `${slips.length} 张发货单已存为 ${path}。`, en: `${slips.length} slips are in ${path}.` }),
      slips: { path, paper, shopName, slips },
    }
  },
})
