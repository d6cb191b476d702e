import { formatDateTime, formatFen, PROMOTION_TYPE_LABEL } from '@hearth/domain'
import type { ListedPromotion, OpsPromotion, OpsPromotionAsRead, PromotionPreviewSku } from '@hearth/ops'
import { changePromotion } from '#areas/promotions/promotion-change-command'
import { readPromotionType } from '#areas/promotions/promotion-type-word'
import { asRead } from '#kernel/commands/as-read'
import { campaignWord } from '#kernel/commands/campaign-status'
import { commandsOf, type CommandContext } from '#kernel/commands/command'
import { timeOptions } from '#kernel/commands/day-option'
import { warningLine } from '#kernel/commands/door-warning'
import { OperatorRefusal } from '#kernel/commands/operator-refusal'
import { printable } from '#kernel/commands/printable'
import { readCount, wanted, type Words } from '#kernel/commands/read-words'

type PricedSku = Pick<PromotionPreviewSku, 'skuNo' | 'name' | 'price' | 'promotionPrice'>

type Verb = (context: CommandContext, words: Words) => Promise<string>

const named = ({ plain }: Words): string => wanted(plain, 0, 'which promotion')

const line = (one: Omit<ListedPromotion, 'skus'>, skus: number): string => {
  const { promotionId, promotionType, name, status, beginTime, endTime, stoppedAt } = one
  return [
    printable(promotionId),
    PROMOTION_TYPE_LABEL[promotionType],
    printable(name),
    campaignWord(status),
    `${formatDateTime(beginTime)} to ${formatDateTime(endTime)}`,
    `${skus} skus`,
    ...(stoppedAt === undefined ? [] : [`stopped ${formatDateTime(stoppedAt)}`]),
  ].join('  ')
}

/** A sku with its price, and what it costs in the promotion. */
const pricedSku = ({ skuNo, name, price, promotionPrice }: PricedSku): readonly string[] => [
  `  ${printable(skuNo)} ${printable(name)}`,
  promotionPrice === undefined ? formatFen(price) : `${formatFen(price)} for ${formatFen(promotionPrice)}`,
]

const detail = (one: OpsPromotion): string =>
  [
    line(one, one.skus.length),
    ...one.skus.map(({ stock, sold, ...sku }) =>
      [...pricedSku(sku), ...(stock === undefined ? [] : [`${stock} left`]), `${sold} sold`].join('  '),
    ),
  ].join('\n')

const WHEN = ['coming', 'running', 'over'] as const

function readWhen(word: string | undefined): (typeof WHEN)[number] | undefined {
  const found = WHEN.find((one) => one === word)
  if (word !== undefined && !found) throw new OperatorRefusal(`--of is one of ${WHEN.join(', ')}.`, 2)
  return found
}

const list: Verb = async ({ ops }, { options }) => {
  const { promotions, after } = await ops.promotions.list({
    promotionType: readPromotionType(options['type']),
    when: readWhen(options['of']),
    search: options['search'],
    after: options['after'],
    count: readCount(options['count']),
  })
  if (promotions.length === 0) return 'There are none.'
  const more = after === '' ? [] : [`More: hearth promotion list --after ${printable(after)}`]
  return [...promotions.map((one) => line(one, one.skus)), ...more].join('\n')
}

const show: Verb = async ({ ops }, words) => detail(await ops.promotions.get({ promotionId: named(words) }))

const skuLine = ({ pieces, ...sku }: PromotionPreviewSku): string =>
  [
    ...pricedSku(sku),
    `${pieces} pieces${sku.shopperLimit === undefined ? '' : `, ${sku.shopperLimit} a shopper`}`,
    ...(sku.pricesAfterHelp ? [`after each friend ${sku.pricesAfterHelp.map(formatFen).join(', ')}`] : []),
  ].join('  ')

const preview: Verb = async ({ ops }, words) => {
  const shown = await ops.promotions.preview({ promotionId: named(words) })
  const { promotionType, name, beginTime, endTime, displayTime, status, path, rules, skus, warnings, doorWarnings } =
    shown
  return [
    `${PROMOTION_TYPE_LABEL[promotionType]} ${printable(name)}  ${campaignWord(status)}`,
    `  ${formatDateTime(beginTime)} to ${formatDateTime(endTime)}`,
    `  shown on ${path} from ${formatDateTime(displayTime)}`,
    ...rules.map((rule) => `  - ${printable(rule, 200)}`),
    ...skus.map(skuLine),
    ...warnings.map(({ field, text }) => `! ${field}: ${printable(text, 200)}`),
    ...doorWarnings.map(warningLine),
  ].join('\n')
}

/** Changes a promotion as it stands. */
const changed =
  (change: (context: CommandContext, one: OpsPromotionAsRead, words: Words) => Promise<OpsPromotion>): Verb =>
  async (context, words) => {
    const promotionId = named(words)
    return detail(
      await asRead(
        () => context.ops.promotions.get({ promotionId }),
        ({ version }) => change(context, { promotionId, version }, words),
      ),
    )
  }

const start = changed(({ ops }, one) => ops.promotions.start(one))
const stop = changed(({ ops }, one) => ops.promotions.end(one))
const copy = changed(({ ops }, one, { plain, options }) =>
  ops.promotions.copy({ ...one, newId: wanted(plain, 1, 'the id of the copy'), ...timeOptions(options) }),
)

const REFUSALS = {
  notFound: 'There is no such promotion. See: hearth promotion list',
  wrongState: 'It cannot be done as the promotion stands. See: hearth promotion show',
}

/** Promotions of every type: a shop file brings them; here they are looked at, started, stopped and copied. */
export const promotionCommands = commandsOf({ group: 'benefits', refusals: REFUSALS }, [
  {
    words: 'promotion list [--type 满减] [--of coming|running|over] [--search 拼团] [--count 20] [--after <id>]',
    help: 'promotions of every kind, or of one: 限时秒杀, 限时直降, 拼团, 预约, 好友砍价, 满减, 满折 and others',
    run: list,
  },
  { words: 'promotion show <id>', help: 'its skus, what is left and what was sold', run: show },
  {
    words: 'promotion preview <id>',
    help: 'what shoppers will see, and what to look at before it begins',
    run: preview,
  },
  {
    words:
      'promotion change <id> [--name 双旦] [--from 2026-12-24] [--to 2026-12-31] [--over 199.00] [--off 30.00] [--rate 8.5] [--sku 100101 --price 99.00 --pieces 50 --limit 2]',
    help: 'change what is said of it, and nothing else: its name, its days, from what amount on it takes\noff how much, or the price, pieces and pieces a shopper of a sku; orders keep their prices',
    run: async (context, words) => detail(await changePromotion(context, words)),
  },
  { words: 'promotion start <id>', help: 'begin it now, before its time', run: start },
  {
    words: 'promotion stop <id>',
    help: 'end it now; who is in a group, bargains or has reserved goes on to the end of that',
    run: stop,
  },
  {
    words: 'promotion copy <id> <newId> --from 2026-12-01 --to 2026-12-31',
    help: 'the same at another time, with as many pieces, and none of its orders',
    run: copy,
  },
])
