import { formatDateTime, formatFen, PROMOTION_TYPE_LABEL } from '@hearth/domain'
import type { ListedPromotion, OpsPromotion, OpsPromotionAsRead, PromotionPreviewSku } from '@hearth/ops'
import { changePromotion } from '#areas/promotions/promotion-change-command'
import { readPromotionType } from '#areas/promotions/promotion-type-word'
import { asRead } from '#kernel/commands/as-read'
import { CAMPAIGN_STATES, campaignWord } from '#kernel/commands/values/campaign-status'
import { commandsOf, type CommandContext } from '#kernel/commands/command'
import { timeOptions } from '#kernel/commands/values/day-option'
import { warningLine } from '#kernel/commands/values/door-warning'
import { printable } from '#kernel/commands/printable'
import { readCount, wanted, type Words } from '#kernel/commands/read-words'
import { moreLine, NONE, timeSpan, WHICH } from '#kernel/commands/common-words'
import { told } from '#kernel/commands/told'

type PricedSku = Pick<PromotionPreviewSku, 'skuNo' | 'name' | 'price' | 'promotionPrice'>

type Verb = (context: CommandContext, words: Words) => Promise<string>

const named = ({ plain }: Words): string => wanted(plain, 0, WHICH.promotion)

const line = (one: Omit<ListedPromotion, 'skus'>, skus: number): string => {
  const { promotionId, promotionType, name, status, beginTime, endTime, stoppedAt } = one
  return [
    printable(promotionId),
    PROMOTION_TYPE_LABEL[promotionType],
    printable(name),
    campaignWord(status),
    timeSpan(beginTime, endTime),
    told({ zh: `${skus} 个规格`, en: `${skus} skus` }),
    ...(stoppedAt === undefined
      ? []
      : [told({ zh: `${formatDateTime(stoppedAt)} 停止`, en: `stopped ${formatDateTime(stoppedAt)}` })]),
  ].join('  ')
}

/** Returns the text of a sku with its ordinary price, and with its price in the promotion. */
const pricedSku = ({ skuNo, name, price, promotionPrice }: PricedSku): readonly string[] => [
  `  ${printable(skuNo)} ${printable(name)}`,
  promotionPrice === undefined
    ? formatFen(price)
    : told({
        zh: `${formatFen(price)} 活动价 ${formatFen(promotionPrice)}`,
        en: `${formatFen(price)} for ${formatFen(promotionPrice)}`,
      }),
]

const detail = (one: OpsPromotion): string =>
  [
    line(one, one.skus.length),
    ...one.skus.map(({ stock, sold, ...sku }) =>
      [
        ...pricedSku(sku),
        ...(stock === undefined ? [] : [told({ zh: `剩余 ${stock}`, en: `${stock} left` })]),
        told({ zh: `已售 ${sold}`, en: `${sold} sold` }),
      ].join('  '),
    ),
  ].join('\n')

type When = 'coming' | 'running' | 'over'

const list: Verb = async ({ ops }, { options }) => {
  const { promotions, after } = await ops.promotions.list({
    promotionType: readPromotionType(options['type']),
    when: options['of'] as When | undefined,
    search: options['search'],
    after: options['after'],
    count: readCount(options['count']),
  })
  if (promotions.length === 0) return told(NONE)
  const more = after === '' ? [] : [moreLine('promotion list', after)]
  return [...promotions.map((one) => line(one, one.skus)), ...more].join('\n')
}

const show: Verb = async ({ ops }, words) => detail(await ops.promotions.get({ promotionId: named(words) }))

const skuLine = ({ pieces, ...sku }: PromotionPreviewSku): string =>
  [
    ...pricedSku(sku),
    told({
      zh: `${pieces} 件${sku.shopperLimit === undefined ? '' : `，每人限购 ${sku.shopperLimit} 件`}`,
      en: `${pieces} pieces${sku.shopperLimit === undefined ? '' : `, ${sku.shopperLimit} a shopper`}`,
    }),
    ...(sku.pricesAfterHelp
      ? [
          told({
            zh: `好友助力后依次为 ${sku.pricesAfterHelp.map(formatFen).join('、')}`,
            en: `after each friend ${sku.pricesAfterHelp.map(formatFen).join(', ')}`,
          }),
        ]
      : []),
  ].join('  ')

const preview: Verb = async ({ ops }, words) => {
  const shown = await ops.promotions.preview({ promotionId: named(words) })
  const { promotionType, name, beginTime, endTime, displayTime, status, path, rules, skus, warnings, doorWarnings } =
    shown
  return [
    `${PROMOTION_TYPE_LABEL[promotionType]} ${printable(name)}  ${campaignWord(status)}`,
    told({
      zh: `  ${formatDateTime(beginTime)} 至 ${formatDateTime(endTime)}`,
      en: `  ${formatDateTime(beginTime)} to ${formatDateTime(endTime)}`,
    }),
    told({
      zh: `  ${formatDateTime(displayTime)} 起在 ${path} 展示`,
      en: `  shown on ${path} from ${formatDateTime(displayTime)}`,
    }),
    ...rules.map((rule) => `  - ${printable(rule, 200)}`),
    ...skus.map(skuLine),
    ...warnings.map(({ field, text }) => `! ${field}: ${printable(text, 200)}`),
    ...doorWarnings.map(warningLine),
  ].join('\n')
}

/**
 * Reads a promotion, changes it, and returns its details as text. If somebody else changes the promotion in between, it
 * is read and changed again (see `asRead`).
 */
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
  ops.promotions.copy({ ...one, newId: wanted(plain, 1, WHICH.copy), ...timeOptions(options) }),
)

const REFUSALS = {
  notFound: {
    zh: '没有这个活动。查看：hearth promotion list',
    en: 'There is no such promotion. See: hearth promotion list',
  },
  wrongState: {
    zh: '活动当前状态不能这样操作。查看：hearth promotion show',
    en: 'It cannot be done as the promotion stands. See: hearth promotion show',
  },
}

/** Commands for promotions of all types. They list, start, stop and copy promotions. A shop file creates promotions. */
export const promotionCommands = commandsOf({ group: 'campaigns', refusals: REFUSALS }, [
  {
    words: 'promotion list [--type 满减] [--of coming|running|over] [--search 拼团] [--count 20] [--after <id>]',
    choices: { of: CAMPAIGN_STATES },
    help: {
      zh: '全部促销活动，或只看一种：限时秒杀、限时直降、拼团、预约、好友砍价、满减、满折等',
      en: 'promotions of every kind, or of one: 限时秒杀, 限时直降, 拼团, 预约, 好友砍价, 满减, 满折 and others',
    },
    run: list,
  },
  {
    words: 'promotion show <id>',
    help: { zh: '一个活动的商品、剩余和销量', en: 'its skus, what is left and what was sold' },
    run: show,
  },
  {
    words: 'promotion preview <id>',
    help: {
      zh: '预览顾客看到的内容和开始前要注意的事',
      en: 'what shoppers will see, and what to look at before it begins',
    },
    run: preview,
  },
  {
    words:
      'promotion change <id> [--name 双旦] [--from 2026-12-24] [--to 2026-12-31] [--over 199.00] [--off 30.00] [--rate 8.5] [--sku 100101 --price 99.00 --pieces 50 --limit 2]',
    help: {
      zh: '改活动：名称、时间、门槛和优惠，或某个规格的活动价、件数、限购；\n只改写出来的项，已下的订单价格不变',
      en: 'change what is said of it, and nothing else: its name, its days, from what amount on it takes\noff how much, or the price, pieces and pieces a shopper of a sku; orders keep their prices',
    },
    run: async (context, words) => detail(await changePromotion(context, words)),
  },
  { words: 'promotion start <id>', help: { zh: '提前开始', en: 'begin it now, before its time' }, run: start },
  {
    words: 'promotion stop <id>',
    help: {
      zh: '立即结束；已开的团、砍价和预约照常走完',
      en: 'end it now; who is in a group, bargains or has reserved goes on to the end of that',
    },
    run: stop,
  },
  {
    words: 'promotion copy <id> <newId> --from 2026-12-01 --to 2026-12-31',
    help: {
      zh: '复制到另一时间段，件数相同，不带订单',
      en: 'the same at another time, with as many pieces, and none of its orders',
    },
    run: copy,
  },
])
