import {
  AFTER_SALE_STATUS,
  AFTER_SALE_STATUS_LABEL,
  formatDateTime,
  formatFen,
  REFUND_STATUS_LABEL,
  REPAIR_STATUS_LABEL,
  SERVICE_TYPE,
  SERVICE_TYPE_LABEL,
  type AfterSaleStatus,
} from '@hearth/domain'
import type { OpsAfterSale, OpsAfterSaleLine, QuotedPart } from '@hearth/ops'
import { readCount, wanted, type Words } from '#kernel/commands/read-words'
import { asRead } from '#kernel/commands/as-read'
import { OperatorRefusal } from '#kernel/commands/operator-refusal'
import { commandsOf, type CommandContext } from '#kernel/commands/command'
import { printable } from '#kernel/commands/printable'
import { readYuan } from '#kernel/commands/values/read-yuan'
import { nextLine, NONE, WHICH } from '#kernel/commands/common-words'
import { told, type Told } from '#kernel/commands/told'
import { namesOf, oneOf, YES_NO } from '#kernel/commands/choices'

type Verb = (context: CommandContext, words: Words) => Promise<string>

const STATUSES = Object.keys(AFTER_SALE_STATUS) as (keyof typeof AFTER_SALE_STATUS)[]

async function list({ ops }: CommandContext, { options }: Words): Promise<string> {
  const name = STATUSES.find((one) => one === options['status'])
  const { afterSales } = await ops.afterSales.list({
    count: readCount(options['count']),
    ...(name ? { status: AFTER_SALE_STATUS[name] } : {}),
    ...(options['order'] ? { orderId: options['order'] } : {}),
  })
  return afterSales.length === 0 ? told(NONE) : afterSales.map(line).join('\n')
}

/** Commands whose name differs from the action that they take. */
const NAMED = { agreeWithoutReturn: 'agree', sendAnother: 'send', sendBack: 'send', quoteNothing: 'quote' }

const line = (one: OpsAfterSaleLine): string =>
  [
    one.afterSaleOrderId,
    formatDateTime(one.createdAt),
    SERVICE_TYPE_LABEL[one.serviceType],
    AFTER_SALE_STATUS_LABEL[one.status as AfterSaleStatus],
    printable(one.things),
    printable(one.reason),
  ].join('  ')

/** The labels for the amounts that a refund holds back, by their cause. */
const KEPT = {
  gift: told({ zh: '赠品未退回，扣除', en: 'kept for a gift that did not come back' }),
  bundle: told({ zh: '不再享受优惠，扣除', en: 'kept for what is no longer cheaper' }),
} as const

const read = ({ ops }: CommandContext, plain: readonly string[]): Promise<OpsAfterSale> =>
  ops.afterSales.get({ afterSaleOrderId: wanted(plain, 0, WHICH.afterSale) })

const blame = ({ shopsFault }: OpsAfterSale): string =>
  shopsFault
    ? told({ zh: '商家责任', en: 'the shop is to blame' })
    : told({ zh: '运费由顾客承担', en: 'the shopper bears the freight' })

function text(one: OpsAfterSale): string {
  const rows = [
    line(one),
    told({
      zh: `  订单 ${one.orderId}，该商品实付 ${formatFen(one.product.paidAmount)}，${blame(one)}`,
      en: `  order ${one.orderId}, paid for the line ${formatFen(one.product.paidAmount)}, ${blame(one)}`,
    }),
    one.description && `  ${printable(one.description, 500)}`,
    ...one.pictures.map((url) => told({ zh: `  图片 ${url}`, en: `  picture ${url}` })),
    ...one.gifts.map((gift) =>
      told({
        zh: `  赠品 ${printable(gift.name)} x${gift.quantity}`,
        en: `  gift ${printable(gift.name)} x${gift.quantity}`,
      }),
    ),
    one.expressNumber &&
      told({
        zh: `  寄回中：${printable(one.expressCompany ?? '')} ${printable(one.expressNumber)}`,
        en: `  on its way: ${printable(one.expressCompany ?? '')} ${printable(one.expressNumber)}`,
      }),
    one.refundAmount !== undefined &&
      told({
        zh: `  退款 ${formatFen(one.refundAmount)}：${REFUND_STATUS_LABEL[one.refundStatus]}`,
        en: `  refund ${formatFen(one.refundAmount)}: ${REFUND_STATUS_LABEL[one.refundStatus]}`,
      }),
    ...one.keptBack.map(({ name, cause, fen }) => `  ${KEPT[cause]} ${formatFen(fen)}: ${printable(name)}`),
    one.repairAmount !== undefined &&
      told({
        zh: `  维修费 ${formatFen(one.repairAmount)}：${REPAIR_STATUS_LABEL[one.repairStatus]}`,
        en: `  repair ${formatFen(one.repairAmount)}: ${REPAIR_STATUS_LABEL[one.repairStatus]}`,
      }),
    ...one.logs.map(({ title, detail, time }) => `  ${formatDateTime(time)} ${title} ${printable(detail, 200)}`),
    nextLine('after-sale', one.allowed, NAMED),
  ]
  return rows.filter(Boolean).join('\n')
}

/** Takes an action on a request in its present state, and returns the new state. */
async function deed(
  context: CommandContext,
  { plain }: Words,
  change: (request: OpsAfterSale) => Promise<object>,
): Promise<string> {
  await asRead(() => read(context, plain), change)
  return text(await read(context, plain))
}

const named = ({ afterSaleOrderId, version }: OpsAfterSale) => ({ afterSaleOrderId, version })

const agree: Verb = (context, words) =>
  deed(context, words, (request) =>
    context.ops.afterSales.agree({
      ...named(request),
      ...deduction(words),
      ...(words.options['return'] === undefined ? {} : { withReturn: words.options['return'] !== 'no' }),
    }),
  )

const refuse: Verb = (context, words) =>
  deed(context, words, (request) =>
    context.ops.afterSales.refuse({ ...named(request), reason: option(words, 'reason', { zh: '原因', en: 'why' }) }),
  )

const receive: Verb = (context, words) =>
  deed(context, words, (request) => {
    const counted = pieces(words.plain[1] ?? String(request.quantity))
    const gifts = words.options['gifts'] === undefined ? Infinity : pieces(words.options['gifts'])
    const resellable = words.options['resellable'] === undefined ? counted : pieces(words.options['resellable'])
    return context.ops.afterSales.receive({
      ...named(request),
      counted,
      resellable: request.serviceType === SERVICE_TYPE.repair ? 0 : resellable,
      gifts: request.gifts.map(({ afterSaleOrderId, quantity }) => ({
        afterSaleOrderId,
        counted: Math.min(gifts, quantity),
        resellable: Math.min(gifts, quantity),
      })),
      ...deduction(words),
    })
  })

const refuseGoods: Verb = (context, words) =>
  deed(context, words, (request) =>
    context.ops.afterSales.refuseGoods({
      ...named(request),
      ...parcel(words),
      reason: option(words, 'reason', { zh: '原因', en: 'why' }),
    }),
  )

const quote: Verb = (context, words) =>
  deed(context, words, (request) =>
    context.ops.afterSales.quote({ ...named(request), items: words.plain.slice(1).map(part) }),
  )

const send: Verb = (context, words) =>
  deed(context, words, (request) => {
    const { sendAnother, sendBack } = context.ops.afterSales
    const sent = { ...named(request), ...parcel(words) }
    return request.serviceType === SERVICE_TYPE.repair ? sendBack(sent) : sendAnother(sent)
  })

const refund: Verb = (context, words) =>
  deed(context, words, (request) => context.ops.afterSales.refundInstead({ ...named(request), ...deduction(words) }))

/** Lists refunds that have to be sent by bank; with the id of a refund, records that it was sent. */
async function bank({ ops }: CommandContext, words: Words): Promise<string> {
  const [refundId] = words.plain
  if (refundId === undefined) {
    const { refunds } = await ops.refunds.stuck({})
    if (refunds.length === 0)
      return told({ zh: '没有需要线下转账的退款。', en: 'Every refund can go back the way it came.' })
    return refunds
      .map((one) =>
        [
          one.refundId,
          formatFen(one.amount),
          told({ zh: `订单 ${one.orderId}`, en: `order ${one.orderId}` }),
          one.afterSaleOrderId ?? '',
        ]
          .join('  ')
          .trim(),
      )
      .join('\n')
  }
  const reference = option(words, 'reference', { zh: '银行流水号', en: 'what the bank calls the transfer' })
  const { amount } = await ops.refunds.settleByBank({ refundId, reference })
  return amount === 0
    ? told({ zh: '此前已登记过。', en: 'That was noted before.' })
    : told({
        zh: `已登记 ${formatFen(amount)} 由银行转账退回。`,
        en: `${formatFen(amount)} are noted as sent by bank.`,
      })
}

function option({ options }: Words, name: string, what: Told): string {
  const value = options[name]
  if (value === undefined)
    throw new OperatorRefusal({ zh: `缺少 --${name}（${what.zh}）。`, en: `Say ${what.en}: --${name} ...` }, 2)
  return value
}

const parcel = (words: Words) => ({
  companyName: words.options['company'] ?? '顺丰速运',
  trackingNumber: option(words, 'tracking', { zh: '运单号', en: 'the number of the parcel' }),
})

const deduction = ({ options }: Words) =>
  options['deduct'] === undefined
    ? {}
    : { deductAmount: readYuan(options['deduct']), deductReason: options['reason'] ?? '' }

function pieces(word: string): number {
  if (!/^\d{1,3}$/.test(word))
    throw new OperatorRefusal(
      {
        zh: `件数要写整数，不能是 ${printable(word)}。`,
        en: `Pieces are a whole number, not ${printable(word)}.`,
      },
      2,
    )
  return Number(word)
}

/** Reads a spare part and its price, such as `灯板更换=30.00`. */
function part(word: string): QuotedPart {
  const [name = '', price = ''] = word.split(/=(.*)/s)
  if (name === '')
    throw new OperatorRefusal(
      {
        zh: '每个配件要带价格，例如 灯板更换=30.00。',
        en: `Say each part with its price, such as 灯板更换=30.00.`,
      },
      2,
    )
  return { name, price: readYuan(price) }
}

const show: Verb = async (context, { plain }) => text(await read(context, plain))

const REFUSALS = {
  notFound: {
    zh: '没有这个售后单或退款单。查看：hearth after-sale list',
    en: 'There is no such request or refund. See: hearth after-sale list',
  },
  wrongState: {
    zh: '售后单当前状态不能这样操作。可做的操作见：hearth after-sale show <id>',
    en: 'That cannot be done as it stands. See what can: hearth after-sale show <id>',
  },
}

/** Commands for requests for after-sale service. */
export const afterSaleCommands = commandsOf({ group: 'service', refusals: REFUSALS }, [
  {
    words: 'after-sale list [--status applied] [--order <orderId>] [--count 20]',
    choices: { status: oneOf(namesOf(AFTER_SALE_STATUS, AFTER_SALE_STATUS_LABEL)) },
    help: { zh: '顾客申请的退货、换货、维修', en: 'what shoppers ask to return, exchange or repair' },
    run: list,
  },
  {
    words: 'after-sale show <id>',
    help: { zh: '一个售后单的详情和下一步可做的操作', en: 'one of them, and what can be done next' },
    run: show,
  },
  {
    words: 'after-sale agree <id> [--return no] [--deduct 10.00 --reason 缺少配件]',
    choices: { return: YES_NO },
    help: { zh: '同意申请；--return 否 为不用退货', en: 'agree to it; --return no where nothing is sent back' },
    run: agree,
  },
  {
    words: 'after-sale refuse <id> --reason 商品已明显使用',
    help: { zh: '拒绝申请，顾客会看到原因', en: 'refuse it; the shopper reads why' },
    run: refuse,
  },
  {
    words: 'after-sale receive <id> [<pieces>] [--resellable 1] [--gifts 0] [--deduct 10.00 --reason 缺少配件]',
    help: {
      zh: '收到退货：登记实收件数和赠品数，随后退款、换货或维修',
      en: 'what arrived, with how many pieces of each gift: its money goes back, or it is exchanged or repaired',
    },
    run: receive,
  },
  {
    words: 'after-sale refuse-goods <id> --reason 商品已明显使用 --tracking SF123 [--company 顺丰速运]',
    help: { zh: '退回的商品不符合要求，原样寄回', en: 'send back what cannot be taken; the shopper reads why' },
    run: refuseGoods,
  },
  {
    words: 'after-sale quote <id> [灯板更换=30.00 工时=20.00]',
    help: { zh: '给维修报价；保修期内免费，不写即可', en: 'what a repair costs; nothing under warranty' },
    most: 51,
    run: quote,
  },
  {
    words: 'after-sale send <id> --tracking SF123 [--company 顺丰速运]',
    help: { zh: '寄出换货或修好的商品', en: 'another product, or the repaired one' },
    run: send,
  },
  {
    words: 'after-sale refund <id> [--deduct 10.00 --reason 缺少配件]',
    help: { zh: '换货无货可发时改为退款', en: 'money for an exchange there is nothing to send for' },
    run: refund,
  },
  {
    words: 'after-sale bank [<refundId> --reference 202611230001]',
    help: {
      zh: '需要线下转账的退款；或登记已由银行转账',
      en: 'refunds that no cashier can give back; or notes that one was sent by bank',
    },
    run: bank,
  },
])
