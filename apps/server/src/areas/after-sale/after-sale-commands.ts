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
import { readYuan } from '#kernel/commands/read-yuan'

type Verb = (context: CommandContext, words: Words) => Promise<string>

const STATUSES = Object.keys(AFTER_SALE_STATUS) as (keyof typeof AFTER_SALE_STATUS)[]

async function list({ ops }: CommandContext, { options }: Words): Promise<string> {
  const name = STATUSES.find((one) => one === options['status'])
  if (options['status'] !== undefined && !name)
    throw new OperatorRefusal(`--status is one of ${STATUSES.join(', ')}.`, 2)
  const { afterSales } = await ops.afterSales.list({
    count: readCount(options['count']),
    ...(name ? { status: AFTER_SALE_STATUS[name] } : {}),
    ...(options['order'] ? { orderId: options['order'] } : {}),
  })
  return afterSales.length === 0 ? 'There are none.' : afterSales.map(line).join('\n')
}

const line = (one: OpsAfterSaleLine): string =>
  [
    one.afterSaleOrderId,
    formatDateTime(one.createdAt),
    SERVICE_TYPE_LABEL[one.serviceType],
    AFTER_SALE_STATUS_LABEL[one.status as AfterSaleStatus],
    printable(one.things),
    printable(one.reason),
  ].join('  ')

/** Why a refund leaves something out. */
const KEPT = { gift: 'kept for a gift that did not come back', bundle: 'kept for what is no longer cheaper' } as const

const read = ({ ops }: CommandContext, plain: readonly string[]): Promise<OpsAfterSale> =>
  ops.afterSales.get({ afterSaleOrderId: wanted(plain, 0, 'which request') })

const blame = ({ shopsFault }: OpsAfterSale): string =>
  shopsFault ? 'the shop is to blame' : 'the shopper bears the freight'

function text(one: OpsAfterSale): string {
  const rows = [
    line(one),
    `  order ${one.orderId}, paid for the line ${formatFen(one.product.paidAmount)}, ${blame(one)}`,
    one.description && `  ${printable(one.description, 500)}`,
    ...one.pictures.map((url) => `  picture ${url}`),
    ...one.gifts.map((gift) => `  gift ${printable(gift.name)} x${gift.quantity}`),
    one.expressNumber && `  on its way: ${printable(one.expressCompany ?? '')} ${printable(one.expressNumber)}`,
    one.refundAmount !== undefined &&
      `  refund ${formatFen(one.refundAmount)}: ${REFUND_STATUS_LABEL[one.refundStatus]}`,
    ...one.keptBack.map(({ name, cause, fen }) => `  ${KEPT[cause]} ${formatFen(fen)}: ${printable(name)}`),
    one.repairAmount !== undefined &&
      `  repair ${formatFen(one.repairAmount)}: ${REPAIR_STATUS_LABEL[one.repairStatus]}`,
    ...one.logs.map(({ title, detail, time }) => `  ${formatDateTime(time)} ${title} ${printable(detail, 200)}`),
    `  next: ${one.allowed.join(', ') || 'nothing'}`,
  ]
  return rows.filter(Boolean).join('\n')
}

/** Does one deed with a request as it is now, and tells how it stands. */
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
    context.ops.afterSales.refuse({ ...named(request), reason: option(words, 'reason', 'why') }),
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
      reason: option(words, 'reason', 'why'),
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

/** Refunds to be sent by bank; with one of them, notes that it was. */
async function bank({ ops }: CommandContext, words: Words): Promise<string> {
  const [refundId] = words.plain
  if (refundId === undefined) {
    const { refunds } = await ops.refunds.stuck({})
    if (refunds.length === 0) return 'Every refund can go back the way it came.'
    return refunds
      .map((one) =>
        [one.refundId, formatFen(one.amount), `order ${one.orderId}`, one.afterSaleOrderId ?? ''].join('  ').trim(),
      )
      .join('\n')
  }
  const reference = option(words, 'reference', 'what the bank calls the transfer')
  const { amount } = await ops.refunds.settleByBank({ refundId, reference })
  return amount === 0 ? 'That was noted before.' : `${formatFen(amount)} are noted as sent by bank.`
}

function option({ options }: Words, name: string, what: string): string {
  const value = options[name]
  if (value === undefined) throw new OperatorRefusal(`Say ${what}: --${name} ... See: hearth help`, 2)
  return value
}

const parcel = (words: Words) => ({
  companyName: words.options['company'] ?? '顺丰速运',
  trackingNumber: option(words, 'tracking', 'the number of the parcel'),
})

const deduction = ({ options }: Words) =>
  options['deduct'] === undefined
    ? {}
    : { deductAmount: readYuan(options['deduct']), deductReason: options['reason'] ?? '' }

function pieces(word: string): number {
  if (!/^\d{1,3}$/.test(word)) throw new OperatorRefusal(`Pieces are a whole number, not ${printable(word)}.`, 2)
  return Number(word)
}

/** A part with its price, such as `灯板更换=30.00`. */
function part(word: string): QuotedPart {
  const [name = '', price = ''] = word.split(/=(.*)/s)
  if (name === '') throw new OperatorRefusal(`Say each part with its price, such as 灯板更换=30.00.`, 2)
  return { name, price: readYuan(price) }
}

const show: Verb = async (context, { plain }) => text(await read(context, plain))

const REFUSALS = {
  notFound: 'There is no such request or refund. See: hearth after-sale list',
  wrongState: 'That cannot be done as it stands. See what can: hearth after-sale show <id>',
}

/** Requests for service: what shoppers ask for, and what is done about it. */
export const afterSaleCommands = commandsOf({ group: 'service', refusals: REFUSALS }, [
  {
    words: 'after-sale list [--status applied] [--order <orderId>] [--count 20]',
    help: 'what shoppers ask to return, exchange or repair',
    run: list,
  },
  {
    words: 'after-sale show <id>',
    help: 'one of them, and what can be done next',
    run: show,
  },
  {
    words: 'after-sale agree <id> [--return no] [--deduct 10.00 --reason 缺少配件]',
    help: '',
    run: agree,
  },
  {
    words: 'after-sale refuse <id> --reason 商品已明显使用',
    help: '',
    run: refuse,
  },
  {
    words: 'after-sale receive <id> [<pieces>] [--resellable 1] [--gifts 0] [--deduct 10.00 --reason 缺少配件]',
    help: 'what arrived, with how many pieces of each gift: its money goes back, or it is exchanged or repaired',
    run: receive,
  },
  {
    words: 'after-sale refuse-goods <id> --reason 商品已明显使用 --tracking SF123 [--company 顺丰速运]',
    help: '',
    run: refuseGoods,
  },
  {
    words: 'after-sale quote <id> [灯板更换=30.00 工时=20.00]',
    help: 'what a repair costs; nothing under warranty',
    most: 51,
    run: quote,
  },
  {
    words: 'after-sale send <id> --tracking SF123 [--company 顺丰速运]',
    help: 'another product, or the repaired one',
    run: send,
  },
  {
    words: 'after-sale refund <id> [--deduct 10.00 --reason 缺少配件]',
    help: 'money for an exchange there is nothing to send for',
    run: refund,
  },
  {
    words: 'after-sale bank [<refundId> --reference 202611230001]',
    help: 'refunds that no cashier can give back; or notes that one was sent by bank',
    run: bank,
  },
])
