import { CLAIM_STATUS_LABEL, formatDateTime, formatFen, PRIZE_TYPE } from '@hearth/domain'
import type { OpsDraw, OpsLottery, OpsLotteryAsRead, OpsLotteryDetail, OpsPrizeResult } from '@hearth/ops'
import { asRead } from '#kernel/commands/as-read'
import { commandsOf, type CommandContext } from '#kernel/commands/command'
import { timeOptions } from '#kernel/commands/values/day-option'
import { warningLine } from '#kernel/commands/values/door-warning'
import { printable } from '#kernel/commands/printable'
import { readCount, wanted, type Words } from '#kernel/commands/read-words'
import { moreLine, NONE, timeSpan, WHICH } from '#kernel/commands/common-words'
import { told } from '#kernel/commands/told'
import { YES_NO } from '#kernel/commands/choices'
import { campaignWord } from '#kernel/commands/values/campaign-status'

type Verb = (context: CommandContext, words: Words) => Promise<string>

const named = ({ plain }: Words): string => wanted(plain, 0, WHICH.activity)

const line = ({ lotteryId, name, published, status, beginTime, endTime, draws, players }: OpsLottery): string =>
  [
    lotteryId,
    printable(name),
    published ? campaignWord(status) : told({ zh: '未上线', en: 'not published' }),
    timeSpan(beginTime, endTime),
    told({ zh: `${players} 人抽奖 ${draws} 次`, en: `${draws} draws of ${players} shoppers` }),
  ].join('  ')

const prizeLine = (prize: OpsPrizeResult): string =>
  [
    `  ${printable(prize.name)}`,
    prize.prizeType === PRIZE_TYPE.nothing
      ? told({ zh: `抽中 ${prize.drawn}`, en: `drawn ${prize.drawn}` })
      : told({
          zh: `已发 ${prize.given}${prize.quantity === undefined ? '' : ` / ${prize.quantity}`}，`,
          en: `given ${prize.given}${prize.quantity === undefined ? '' : ` of ${prize.quantity}`}, `,
        }) +
        told({ zh: `已领 ${prize.claimed}，`, en: `claimed ${prize.claimed}, ` }) +
        told({
          zh: `过期 ${prize.expired}，抽中时已送完 ${prize.soldOut}，成本 ${formatFen(prize.cost)}`,
          en: `expired ${prize.expired}, missed when sold out ${prize.soldOut}, cost ${formatFen(prize.cost)}`,
        }),
  ].join('  ')

const detail = (one: OpsLotteryDetail): string =>
  [
    line(one),
    ...one.results.map(prizeLine),
    told({
      zh: `成本 ${formatFen(one.cost)}，${one.inReview} 人待审核`,
      en: `cost ${formatFen(one.cost)}, ${one.inReview} players wait for staff`,
    }),
    ...one.warnings.map(warningLine),
  ].join('\n')

const list: Verb = async ({ ops }, { options }) => {
  const { lotteries, after } = await ops.lotteries.list({ after: options['after'], count: 100, sort: 'newest' })
  if (lotteries.length === 0)
    return told({
      zh: '没有抽奖活动，请用店铺文件导入（lotteries）。',
      en: 'There are none: a shop file brings them (lotteries).',
    })
  return [...lotteries.map(line), ...(after === '' ? [] : [moreLine('lottery list', after)])].join('\n')
}

const show: Verb = async ({ ops }, words) => detail(await ops.lotteries.get({ lotteryId: named(words) }))

const preview: Verb = async ({ ops }, words) => {
  const shown = await ops.lotteries.preview({ lotteryId: named(words) })
  return [
    told({
      zh: `${printable(shown.name)}  ${formatDateTime(shown.beginTime)} 至 ${formatDateTime(shown.endTime)}`,
      en: `${printable(shown.name)}  ${formatDateTime(shown.beginTime)} to ${formatDateTime(shown.endTime)}`,
    }),
    ...shown.prizes.map(
      ({ name, odds, quantity }) =>
        `  ${printable(name)}  ${odds}` +
        (quantity === undefined ? '' : told({ zh: `，共 ${quantity} 份`, en: `, ${quantity} in all` })),
    ),
    told({
      zh: `平均每次抽奖成本 ${formatFen(shown.costOfADraw)}；限量奖品合计 ${formatFen(shown.mostCost)}`,
      en: `a draw costs ${formatFen(shown.costOfADraw)} on average; all limited prizes ${formatFen(shown.mostCost)}`,
    }),
    ...shown.warnings.map(warningLine),
  ].join('\n')
}

/** Changes a lottery in its present state. */
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
    newId: wanted(plain, 1, WHICH.copy),
    ...timeOptions(options),
  }),
)

const drawLine = (one: OpsDraw): string =>
  [
    one.recordId,
    formatDateTime(one.wonAt),
    one.telephone,
    printable(one.prizeName),
    one.soldOut ? told({ zh: '奖品已抽完', en: 'the prize was sold out' }) : CLAIM_STATUS_LABEL[one.claimStatus],
    one.orderId ?? '',
    one.review ? told({ zh: `待审核：用户 ${one.shopperId}`, en: `waits for staff: shopper ${one.shopperId}` }) : '',
  ]
    .filter(Boolean)
    .join('  ')

const draws: Verb = async ({ ops }, words) => {
  const { options } = words
  const { draws: found, after } = await ops.lotteries.draws({
    lotteryId: named(words),
    after: options['after'],
    count: readCount(options['count']),
    ...(options['won'] === 'yes' ? { won: true } : {}),
    ...(options['review'] === 'yes' ? { review: true } : {}),
  })
  if (found.length === 0) return told(NONE)
  return [
    ...found.map(drawLine),
    ...(after === '' ? [] : [told({ zh: `更多：加 --after ${after}`, en: `More: --after ${after}` })]),
  ].join('\n')
}

const judge =
  (pass: boolean): Verb =>
  async ({ ops }, words) => {
    const lotteryId = named(words)
    const shopperId = wanted(words.plain, 1, WHICH.shopper)
    const { takenBack } = await asRead(
      () => ops.lotteries.get({ lotteryId }),
      ({ version }) => ops.lotteries.judge({ lotteryId, version, shopperId, pass, reason: words.options['reason'] }),
    )
    return pass
      ? told({ zh: '已放行，可以领奖。', en: 'Their prizes can be claimed.' })
      : told({ zh: `已收回：${takenBack}`, en: `Taken back: ${takenBack}` })
  }

const REFUSALS = {
  notFound: {
    zh: '没有这个抽奖活动或参与者。查看：hearth lottery list',
    en: 'There is no such lottery, or no such player. See: hearth lottery list',
  },
  wrongState: {
    zh: '活动当前状态不能这样操作。查看：hearth lottery show',
    en: 'It cannot be done as the lottery stands. See: hearth lottery show',
  },
}

/**
 * Commands for lotteries. They list, publish, stop and copy lotteries, and review players. A shop file creates
 * lotteries.
 */
export const lotteryCommands = commandsOf({ group: 'campaigns', refusals: REFUSALS }, [
  {
    words: 'lottery list [--after <id>]',
    help: { zh: '抽奖活动；用店铺文件导入（lotteries）', en: 'lotteries; a shop file brings them (lotteries)' },
    run: list,
  },
  {
    words: 'lottery show <id>',
    help: { zh: '奖品发放情况和平台规则提示', en: 'what became of its prizes, and rules of platforms it may break' },
    run: show,
  },
  {
    words: 'lottery preview <id>',
    help: { zh: '中奖概率和平均每次成本', en: 'odds, and what a draw costs on average' },
    run: preview,
  },
  {
    words: 'lottery publish <id>',
    help: { zh: '上线活动；上线后奖品和概率不能再改', en: 'shoppers see it; prizes and odds stand from now on' },
    run: publish,
  },
  {
    words: 'lottery stop <id>',
    help: { zh: '立即结束，并公布随机种子', en: 'end it now: its seed is told' },
    run: stop,
  },
  {
    words: 'lottery copy <id> <newId> --from 2026-12-01 --to 2026-12-31',
    help: { zh: '复制到另一时间段，先不上线', en: 'the same at another time, not published yet' },
    run: copy,
  },
  {
    words: 'lottery draws <id> [--won yes] [--review yes] [--count 20] [--after <id>]',
    choices: { won: YES_NO, review: YES_NO },
    help: {
      zh: '抽奖记录，新的在前；可只看中奖的、待审核的',
      en: 'its draws, the latest first; those that won, those of players who wait for staff',
    },
    run: draws,
  },
  {
    words: 'lottery pass <id> <shopperId>',
    help: { zh: '放行待审核的参与者，可以领奖', en: 'let a player who waits claim their prizes' },
    run: judge(true),
  },
  {
    words: 'lottery refuse <id> <shopperId> --reason 同一设备多个账号参与',
    help: { zh: '收回参与者未领的奖品', en: 'take back what a player has not claimed' },
    run: judge(false),
  },
])
