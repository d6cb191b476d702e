import { formatDateTime, formatFen, rebateRateText } from '@hearth/domain'
import type { OpsRebateOffer, OpsRebateOfferDetail, RebateOfferAsRead } from '@hearth/ops'
import { asRead } from '#kernel/commands/as-read'
import { campaignWord } from '#kernel/commands/campaign-status'
import { commandsOf, type CommandContext } from '#kernel/commands/command'
import { OperatorRefusal } from '#kernel/commands/operator-refusal'
import { printable } from '#kernel/commands/printable'
import { readCount, wanted, type Words } from '#kernel/commands/read-words'

type Verb = (context: CommandContext, words: Words) => Promise<string>

const named = ({ plain }: Words): string => wanted(plain, 0, 'which offer')

const line = ({ offerId, name, published, status, beginTime, endTime, rate, ...offer }: OpsRebateOffer): string =>
  [
    printable(offerId),
    printable(name),
    published ? campaignWord(status) : 'not started',
    `${formatDateTime(beginTime)} to ${formatDateTime(endTime)}`,
    `${rebateRateText(rate)}${offer.firstRate === undefined ? '' : `, ${rebateRateText(offer.firstRate)} first`}`,
    `${offer.targetCount} targets`,
  ].join('  ')

const detail = (offer: OpsRebateOfferDetail): string =>
  [
    line(offer),
    ...offer.targets.map(
      ({ target, code, rate }) =>
        `  ${target} ${printable(code)}${rate === undefined ? '' : `  ${rebateRateText(rate)}`}`,
    ),
    `  ${offer.result.lines} lines earned ${formatFen(offer.result.earnedAmount)} on ` +
      formatFen(offer.result.paidAmount),
  ].join('\n')

const list: Verb = async ({ ops }, { options }) => {
  const { offers, after } = await ops.rebates.list({
    count: readCount(options['count']) ?? 100,
    ...(options['after'] === undefined ? {} : { after: options['after'] }),
    ...(options['open'] === undefined ? {} : { open: true }),
  })
  if (offers.length === 0) return 'There are no offers: a shop file brings them (rebateOffers).'
  const more = after === '' ? [] : [`More: hearth rebate list --after ${printable(after)}`]
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

/** A rate in percent as it is typed, in basis points. */
function readRate(word: string): number {
  const rate = Math.round(Number(word.replace(/%$/, '')) * 100)
  if (!/^\d{1,2}(\.\d{1,2})?%?$/.test(word) || rate > 5000)
    throw new OperatorRefusal('A rate is a percentage from 0 to 50, such as 5 or 8.5.', 2)
  return rate
}

const tryRate: Verb = async ({ ops }, { plain, options }) => {
  const rate = readRate(wanted(plain, 0, 'which rate'))
  const { sku, product, category } = options
  const tried = await ops.rebates.tryRate({
    rate,
    ...(sku === undefined ? {} : { skuNo: sku }),
    ...(product === undefined ? {} : { spuNo: product }),
    ...(category === undefined ? {} : { categoryCode: category }),
  })
  return [
    `In the last 30 days ${tried.lines} lines were sold for ${formatFen(tried.paidAmount)}.`,
    `At ${rebateRateText(rate)} they cost ${formatFen(tried.mostCost)} at most, if all had come by a share.`,
    `${tried.sharedLines} of them did, and would have cost ${formatFen(tried.sharedCost)}.`,
  ].join('\n')
}

const levels: Verb = async ({ ops }) => {
  const rates = await ops.rebates.levels({})
  if (rates.levels.length === 0) return 'No level has a rate of its own.'
  return rates.levels.map(({ level, rate }) => `${printable(level)}  ${rebateRateText(rate)}`).join('\n')
}

const setLevel: Verb = async ({ ops }, { plain }) => {
  const level = wanted(plain, 0, 'which level')
  const word = wanted(plain, 1, 'which rate')
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
  notFound: 'There is no such offer. See: hearth rebate list',
  wrongState: 'It cannot be done as the offer stands. See: hearth rebate show',
}

/** Offers of rebates: a shop file brings them; here they are looked at, started, stopped and tried. */
export const rebatesCommands = commandsOf({ group: 'benefits', refusals: REFUSALS }, [
  {
    words: 'rebate list [--open yes] [--count 100] [--after <id>]',
    help: 'offers of rebates to promoters; a shop file brings them (rebateOffers)',
    run: list,
  },
  {
    words: 'rebate show <id>',
    help: 'what it covers, and what was earned by it',
    run: async ({ ops }, words) => detail(await ops.rebates.get({ offerId: named(words) })),
  },
  { words: 'rebate preview <id>', help: 'what a piece of each sku earns by it', run: preview },
  { words: 'rebate start <id>', help: 'let it earn', run: changed(({ ops }, one) => ops.rebates.start(one)) },
  {
    words: 'rebate stop <id>',
    help: 'end it now; what was ordered keeps its rate',
    run: changed(({ ops }, one) => ops.rebates.stop(one)),
  },
  {
    words: 'rebate try <percent> [--sku <skuNo>] [--product <spuNo>] [--category <code>]',
    help: 'what a rate would have cost in the last 30 days',
    run: tryRate,
  },
  { words: 'rebate levels', help: 'rates by the level of promoters', run: levels },
  { words: 'rebate level <level> <percent|none>', help: 'the rate of a level', run: setLevel },
])
