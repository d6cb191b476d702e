import { formatFen, rebateRateText } from '@hearth/domain'
import type { OpsRebateOffer, OpsRebateOfferDetail, RebateOfferAsRead } from '@hearth/ops'
import { asRead } from '#kernel/commands/as-read'
import { campaignWord } from '#kernel/commands/values/campaign-status'
import { commandsOf, type CommandContext } from '#kernel/commands/command'
import { OperatorRefusal } from '#kernel/commands/operator-refusal'
import { printable } from '#kernel/commands/printable'
import { readCount, wanted, type Words } from '#kernel/commands/read-words'
import { moreLine, timeSpan, WHICH } from '#kernel/commands/common-words'
import { told } from '#kernel/commands/told'
import { orOneOf, YES_NO } from '#kernel/commands/choices'

type Verb = (context: CommandContext, words: Words) => Promise<string>

const named = ({ plain }: Words): string => wanted(plain, 0, WHICH.offer)

/** Returns text with the rate of a shopper's first purchase; empty if an offer has no such rate. */
const firstRateText = (rate: number | undefined): string =>
  rate === undefined ? '' : told({ zh: `，首单 ${rebateRateText(rate)}`, en: `, ${rebateRateText(rate)} first` })

const line = ({ offerId, name, published, status, beginTime, endTime, rate, ...offer }: OpsRebateOffer): string =>
  [
    printable(offerId),
    printable(name),
    published ? campaignWord(status) : told({ zh: '未上线', en: 'not started' }),
    timeSpan(beginTime, endTime),
    `${rebateRateText(rate)}${firstRateText(offer.firstRate)}`,
    told({ zh: `${offer.targetCount} 个对象`, en: `${offer.targetCount} targets` }),
  ].join('  ')

const detail = (offer: OpsRebateOfferDetail): string =>
  [
    line(offer),
    ...offer.targets.map(
      ({ target, code, rate }) =>
        `  ${target} ${printable(code)}${rate === undefined ? '' : `  ${rebateRateText(rate)}`}`,
    ),
    told({
      zh: `  ${offer.result.lines} 笔返利共 ${formatFen(offer.result.earnedAmount)}，成交 `,
      en: `  ${offer.result.lines} lines earned ${formatFen(offer.result.earnedAmount)} on `,
    }) + formatFen(offer.result.paidAmount),
  ].join('\n')

const list: Verb = async ({ ops }, { options }) => {
  const { offers, after } = await ops.rebates.list({
    count: readCount(options['count']) ?? 100,
    ...(options['after'] === undefined ? {} : { after: options['after'] }),
    ...(options['open'] === 'yes' ? { open: true } : {}),
  })
  if (offers.length === 0)
    return told({
      zh: '没有返利活动，请用店铺文件导入（rebateOffers）。',
      en: 'There are no offers: a shop file brings them (rebateOffers).',
    })
  const more = after === '' ? [] : [moreLine('rebate list', after)]
  return [...offers.map(line), ...more].join('\n')
}

const preview: Verb = async ({ ops }, words) => {
  const { name, skus } = await ops.rebates.preview({ offerId: named(words) })
  return [
    printable(name),
    ...skus.map(
      (sku) =>
        `  ${printable(sku.skuNo)}  ${printable(sku.name)}  ${formatFen(sku.price)}  ` +
        `${rebateRateText(sku.rate)}  ${formatFen(sku.rebateAmount)}`,
    ),
  ].join('\n')
}

const changed =
  (change: (context: CommandContext, one: RebateOfferAsRead) => Promise<OpsRebateOfferDetail>): Verb =>
  async (context, words) => {
    const offerId = named(words)
    return detail(
      await asRead(
        () => context.ops.rebates.get({ offerId }),
        ({ version }) => change(context, { offerId, version }),
      ),
    )
  }

/** Converts a typed percentage to basis points. */
function readRate(word: string): number {
  const rate = Math.round(Number(word.replace(/%$/, '')) * 100)
  if (!/^\d{1,2}(\.\d{1,2})?%?$/.test(word) || rate > 5000)
    throw new OperatorRefusal(
      {
        zh: '比例要写 0 到 50 的百分数，例如 5 或 8.5。',
        en: 'A rate is a percentage from 0 to 50, such as 5 or 8.5.',
      },
      2,
    )
  return rate
}

const tryRate: Verb = async ({ ops }, { plain, options }) => {
  const rate = readRate(wanted(plain, 0, { zh: '比例', en: 'which rate' }))
  const { sku, product, category } = options
  const tried = await ops.rebates.tryRate({
    rate,
    ...(sku === undefined ? {} : { skuNo: sku }),
    ...(product === undefined ? {} : { spuNo: product }),
    ...(category === undefined ? {} : { categoryCode: category }),
  })
  return [
    told({
      zh: `近 30 天成交 ${tried.lines} 笔，金额 ${formatFen(tried.paidAmount)}。`,
      en: `In the last 30 days ${tried.lines} lines were sold for ${formatFen(tried.paidAmount)}.`,
    }),
    told({
      zh: `按 ${rebateRateText(rate)} 返利，若全部来自分享，最多 ${formatFen(tried.mostCost)}。`,
      en: `At ${rebateRateText(rate)} they cost ${formatFen(tried.mostCost)} at most, if all had come by a share.`,
    }),
    told({
      zh: `其中 ${tried.sharedLines} 笔来自分享，返利 ${formatFen(tried.sharedCost)}。`,
      en: `${tried.sharedLines} of them did, and would have cost ${formatFen(tried.sharedCost)}.`,
    }),
  ].join('\n')
}

const levels: Verb = async ({ ops }) => {
  const rates = await ops.rebates.levels({})
  if (rates.levels.length === 0) return told({ zh: '没有单独设置比例的等级。', en: 'No level has a rate of its own.' })
  return rates.levels.map(({ level, rate }) => `${printable(level)}  ${rebateRateText(rate)}`).join('\n')
}

const setLevel: Verb = async ({ ops }, { plain }) => {
  const level = wanted(plain, 0, { zh: '等级', en: 'which level' })
  const word = wanted(plain, 1, { zh: '比例', en: 'which rate' })
  const rate = word === 'none' ? undefined : readRate(word)
  await asRead(
    () => ops.rebates.levels({}),
    (before) =>
      ops.rebates.setLevels({
        version: before.version,
        levels: [
          ...before.levels.filter((one) => one.level !== level),
          ...(rate === undefined ? [] : [{ level, rate }]),
        ],
      }),
  )
  return `${printable(level)}  ${rate === undefined ? 'has no rate of its own' : rebateRateText(rate)}`
}

const REFUSALS = {
  notFound: { zh: '没有这个返利活动。查看：hearth rebate list', en: 'There is no such offer. See: hearth rebate list' },
  wrongState: {
    zh: '活动当前状态不能这样操作。查看：hearth rebate show',
    en: 'It cannot be done as the offer stands. See: hearth rebate show',
  },
}

/** Commands for offers of rebates: they list, start, stop and try offers. A shop file creates them. */
export const rebatesCommands = commandsOf({ group: 'promotion', refusals: REFUSALS }, [
  {
    words: 'rebate list [--open yes] [--count 100] [--after <id>]',
    choices: { open: YES_NO },
    help: {
      zh: '给推广员的返利活动；用店铺文件导入（rebateOffers）',
      en: 'offers of rebates to promoters; a shop file brings them (rebateOffers)',
    },
    run: list,
  },
  {
    words: 'rebate show <id>',
    help: { zh: '返利范围和已产生的返利', en: 'what it covers, and what was earned by it' },
    run: async ({ ops }, words) => detail(await ops.rebates.get({ offerId: named(words) })),
  },
  {
    words: 'rebate preview <id>',
    help: { zh: '每个规格卖一件返多少', en: 'what a piece of each sku earns by it' },
    run: preview,
  },
  {
    words: 'rebate start <id>',
    help: { zh: '上线，开始返利', en: 'let it earn' },
    run: changed(({ ops }, one) => ops.rebates.start(one)),
  },
  {
    words: 'rebate stop <id>',
    help: { zh: '立即结束；已下的订单仍按原比例', en: 'end it now; what was ordered keeps its rate' },
    run: changed(({ ops }, one) => ops.rebates.stop(one)),
  },
  {
    words: 'rebate try <percent> [--sku <skuNo>] [--product <spuNo>] [--category <code>]',
    help: { zh: '试算：近 30 天按某比例要付多少返利', en: 'what a rate would have cost in the last 30 days' },
    run: tryRate,
  },
  {
    words: 'rebate levels',
    help: { zh: '各推广员等级的返利比例', en: 'rates by the level of promoters' },
    run: levels,
  },
  {
    words: 'rebate level <level> <percent|none>',
    choices: { 1: orOneOf({ none: '无' }) },
    help: { zh: '设置一个等级的返利比例', en: 'the rate of a level' },
    run: setLevel,
  },
])
