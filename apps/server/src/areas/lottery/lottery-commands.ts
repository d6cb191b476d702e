import { CAMPAIGN_STATUS, CLAIM_STATUS_LABEL, formatDateTime, formatFen, PRIZE_TYPE } from '@hearth/domain'
import type { OpsDraw, OpsLottery, OpsLotteryAsRead, OpsLotteryDetail, OpsPrizeResult } from '@hearth/ops'
import { asRead } from '#kernel/commands/as-read'
import { commandsOf, type CommandContext } from '#kernel/commands/command'
import { timeOptions } from '#kernel/commands/day-option'
import { warningLine } from '#kernel/commands/door-warning'
import { printable } from '#kernel/commands/printable'
import { readCount, wanted, type Words } from '#kernel/commands/read-words'

type Verb = (context: CommandContext, words: Words) => Promise<string>

const named = ({ plain }: Words): string => wanted(plain, 0, 'which lottery')

const STATUS = {
  [CAMPAIGN_STATUS.notBegun]: 'to come',
  [CAMPAIGN_STATUS.running]: 'running',
  [CAMPAIGN_STATUS.over]: 'over',
} as const

const line = ({ lotteryId, name, published, status, beginTime, endTime, draws, players }: OpsLottery): string =>
  [
    lotteryId,
    printable(name),
    published ? STATUS[status] : 'not published',
    `${formatDateTime(beginTime)} to ${formatDateTime(endTime)}`,
    `${draws} draws of ${players} shoppers`,
  ].join('  ')

const prizeLine = (prize: OpsPrizeResult): string =>
  [
    `  ${printable(prize.name)}`,
    prize.prizeType === PRIZE_TYPE.nothing
      ? `drawn ${prize.drawn}`
      : `given ${prize.given}${prize.quantity === undefined ? '' : ` of ${prize.quantity}`}, ` +
        `claimed ${prize.claimed}, ` +
        `expired ${prize.expired}, missed when sold out ${prize.soldOut}, cost ${formatFen(prize.cost)}`,
  ].join('  ')

const detail = (one: OpsLotteryDetail): string =>
  [
    line(one),
    ...one.results.map(prizeLine),
    `cost ${formatFen(one.cost)}, ${one.inReview} players wait for staff`,
    ...one.warnings.map(warningLine),
  ].join('\n')

const list: Verb = async ({ ops }, { options }) => {
  const { lotteries, after } = await ops.lotteries.list({ after: options['after'], count: 100, sort: 'newest' })
  if (lotteries.length === 0) return 'There are none: a shop file brings them (lotteries).'
  return [...lotteries.map(line), ...(after === '' ? [] : [`More: hearth lottery list --after ${after}`])].join('\n')
}

const show: Verb = async ({ ops }, words) => detail(await ops.lotteries.get({ lotteryId: named(words) }))

const preview: Verb = async ({ ops }, words) => {
  const shown = await ops.lotteries.preview({ lotteryId: named(words) })
  return [
    `${printable(shown.name)}  ${formatDateTime(shown.beginTime)} to ${formatDateTime(shown.endTime)}`,
    ...shown.prizes.map(
      ({ name, odds, quantity }) =>
        `  ${printable(name)}  ${odds}${quantity === undefined ? '' : `, ${quantity} in all`}`,
    ),
    `a draw costs ${formatFen(shown.costOfADraw)} on average; all limited prizes ${formatFen(shown.mostCost)}`,
    ...shown.warnings.map(warningLine),
  ].join('\n')
}

/** Changes a lottery as it stands. */
const changed =
  (change: (context: CommandContext, one: OpsLotteryAsRead, words: Words) => Promise<OpsLotteryDetail>): Verb =>
  async (context, words) => {
    const lotteryId = named(words)
    return detail(
      await asRead(
        () => context.ops.lotteries.get({ lotteryId }),
        ({ version }) => change(context, { lotteryId, version }, words),
      ),
    )
  }

const publish = changed(({ ops }, one) => ops.lotteries.publish(one))
const stop = changed(({ ops }, one) => ops.lotteries.stop(one))
const copy = changed(({ ops }, one, { plain, options }) =>
  ops.lotteries.copy({
    ...one,
    newId: wanted(plain, 1, 'the id of the copy'),
    ...timeOptions(options),
  }),
)

const drawLine = (one: OpsDraw): string =>
  [
    one.recordId,
    formatDateTime(one.wonAt),
    one.telephone,
    printable(one.prizeName),
    one.soldOut ? 'the prize was sold out' : CLAIM_STATUS_LABEL[one.claimStatus],
    one.orderId ?? '',
    one.review ? `waits for staff: shopper ${one.shopperId}` : '',
  ]
    .filter(Boolean)
    .join('  ')

const draws: Verb = async ({ ops }, words) => {
  const { options } = words
  const { draws: found, after } = await ops.lotteries.draws({
    lotteryId: named(words),
    after: options['after'],
    count: readCount(options['count']),
    ...(options['won'] === undefined ? {} : { won: true }),
    ...(options['review'] === undefined ? {} : { review: true }),
  })
  if (found.length === 0) return 'There are none.'
  return [...found.map(drawLine), ...(after === '' ? [] : [`More: --after ${after}`])].join('\n')
}

const judge =
  (pass: boolean): Verb =>
  async ({ ops }, words) => {
    const lotteryId = named(words)
    const shopperId = wanted(words.plain, 1, 'which shopper')
    const { takenBack } = await asRead(
      () => ops.lotteries.get({ lotteryId }),
      ({ version }) => ops.lotteries.judge({ lotteryId, version, shopperId, pass, reason: words.options['reason'] }),
    )
    return pass ? 'Their prizes can be claimed.' : `Taken back: ${takenBack}`
  }

const REFUSALS = {
  notFound: 'There is no such lottery, or no such player. See: hearth lottery list',
  wrongState: 'It cannot be done as the lottery stands. See: hearth lottery show',
}

/** Lotteries: a shop file brings them; here they are looked at, published, stopped and copied, and players judged. */
export const lotteryCommands = commandsOf({ group: 'benefits', refusals: REFUSALS }, [
  { words: 'lottery list [--after <id>]', help: 'lotteries; a shop file brings them (lotteries)', run: list },
  { words: 'lottery show <id>', help: 'what became of its prizes, and rules of platforms it may break', run: show },
  { words: 'lottery preview <id>', help: 'odds, and what a draw costs on average', run: preview },
  { words: 'lottery publish <id>', help: 'shoppers see it; prizes and odds stand from now on', run: publish },
  { words: 'lottery stop <id>', help: 'end it now: its seed is told', run: stop },
  {
    words: 'lottery copy <id> <newId> --from 2026-12-01 --to 2026-12-31',
    help: 'the same at another time, not published yet',
    run: copy,
  },
  {
    words: 'lottery draws <id> [--won yes] [--review yes] [--count 20] [--after <id>]',
    help: 'its draws, the latest first; those that won, those of players who wait for staff',
    run: draws,
  },
  { words: 'lottery pass <id> <shopperId>', help: 'let a player who waits claim their prizes', run: judge(true) },
  {
    words: 'lottery refuse <id> <shopperId> --reason 同一设备多个账号参与',
    help: 'take back what a player has not claimed',
    run: judge(false),
  },
])
