import { codeText } from '@hearth/domain'
import { chunksOf } from '#kernel/reads/chunks-of'
import { wanted, type Words } from '#kernel/commands/read-words'
import { asRead } from '#kernel/commands/as-read'
import { OperatorRefusal } from '#kernel/commands/operator-refusal'
import { commandsOf, type CommandContext, type GivenFile } from '#kernel/commands/command'
import { printable } from '#kernel/commands/printable'
import { WHICH } from '#kernel/commands/common-words'
import { told } from '#kernel/commands/told'

/** The most codes in a request. */
const BATCH = 1000

const REFUSALS = {
  notFound: {
    zh: '没有这个商品规格，或订单没有卡密。查看：hearth order-codes list',
    en: 'There is no such sku, or no order with codes. See: hearth order-codes list',
  },
  wrongState: {
    zh: '这个规格不是卡密商品。先设置：hearth order-codes on <skuNo>',
    en: 'That sku is not delivered as codes. Say first: hearth order-codes on <skuNo>',
  },
}

/** Commands for products that are delivered as codes. */
export const orderCodesCommands = commandsOf({ group: 'products', refusals: REFUSALS }, [
  {
    words: 'order-codes list',
    help: {
      zh: '卡密商品：剩余数量和等待发码的订单',
      en: 'products that are delivered as codes: how many are left, and orders that wait',
    },
    run: list,
  },
  {
    words: 'order-codes on|off <skuNo>',
    help: {
      zh: '把规格设为卡密商品，或改回快递发货',
      en: 'a sku is delivered as codes from now on, or sent again',
    },
    run: set,
  },
  {
    words: 'order-codes import <skuNo> <file.txt>',
    help: {
      zh: '导入卡密，一行一个；等待的订单自动发码',
      en: 'take in codes, one a line; orders that wait are given theirs',
    },
    file: { as: 'text', path: ({ plain }) => plain[1] },
    run: take,
  },
  {
    words: 'order-codes show <orderId>',
    help: { zh: '一个订单的卡密（会记录查看）', en: 'the codes of an order (logged)' },
    run: show,
  },
])

async function list({ ops }: CommandContext): Promise<string> {
  const { skus } = await ops.orderCodes.list({})
  if (skus.length === 0) return told({ zh: '没有卡密商品。', en: 'Nothing is delivered as codes.' })
  return skus
    .map(({ skuNo, name, left, given, waiting }) =>
      [
        skuNo,
        printable(name),
        told({ zh: `剩余 ${left}`, en: `${left} left` }),
        told({ zh: `已发 ${given}`, en: `${given} given` }),
        told({ zh: `${waiting} 单等待发码`, en: `${waiting} orders wait` }),
      ].join('  '),
    )
    .join('\n')
}

async function set({ ops }: CommandContext, { plain, verb }: Words): Promise<string> {
  const skuNo = wanted(plain, 0, WHICH.sku)
  const byCode = verb === 'on'
  await asRead(
    async () => (await ops.products.sku({ skuNo })).version,
    (version) => ops.orderCodes.set({ skuNo, byCode, version }),
  )
  return told({
    zh: `${skuNo} 从现在起${byCode ? '按卡密发货' : '按快递发货'}。`,
    en: `${skuNo} is ${byCode ? 'delivered as codes' : 'sent as a parcel'} from now on.`,
  })
}

async function take({ ops }: CommandContext, { plain }: Words, { input }: GivenFile): Promise<string> {
  const skuNo = wanted(plain, 0, WHICH.sku)
  const name = wanted(plain, 1, { zh: '文件名', en: 'which file' })
  if (input === undefined) throw new OperatorRefusal({ zh: `${name} 读不出来。`, en: `${name} could not be read.` })
  const codes = input
    .split(/\r?\n/)
    .map(codeText)
    .filter((line) => line !== '')
  if (codes.length === 0) throw new OperatorRefusal({ zh: `${name} 里没有卡密。`, en: `${name} has no codes.` })
  const sum = { added: 0, known: 0, shelved: 0 }
  for (const some of chunksOf(codes, BATCH)) {
    const { added, known, shelved } = await ops.orderCodes.import({ skuNo, codes: some })
    sum.added += added
    sum.known += known
    sum.shelved += shelved
  }
  return told({
    zh: `新增卡密 ${sum.added} 个，已有 ${sum.known} 个；上架 ${sum.shelved} 件。`,
    en: `${sum.added} codes are new, ${sum.known} were there already; ${sum.shelved} pieces are on the shelf.`,
  })
}

async function show({ ops }: CommandContext, { plain }: Words): Promise<string> {
  const orderId = wanted(plain, 0, WHICH.order)
  const { lines } = await ops.orderCodes.reveal({ orderId })
  return lines
    .flatMap(({ name, quantity, codes }) => [
      told({
        zh: `${printable(name)}：${codes.length} / ${quantity}`,
        en: `${printable(name)}: ${codes.length} of ${quantity}`,
      }),
      ...codes.map((code) => `  ${printable(code, 200)}`),
    ])
    .join('\n')
}
