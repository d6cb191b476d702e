import { OPS_CODE, OpsRefusal, type GivePoints } from '@hearth/ops'
import { pointsRules } from '#areas/points/points-rules-command'
import { wanted, type Words } from '#kernel/commands/read-words'
import { OperatorRefusal } from '#kernel/commands/operator-refusal'
import { commandsOf, type CommandContext } from '#kernel/commands/command'
import { printable } from '#kernel/commands/printable'
import { neverLoggedIn, WHICH } from '#kernel/commands/common-words'
import { told } from '#kernel/commands/told'
import { oneOf, orOneOf } from '#kernel/commands/choices'
import { TENDER_LABEL } from '@hearth/domain'

/** The words of the option `--unit`. */
const UNITS = { points: '积分', ...TENDER_LABEL } as const

/** The words that `--gold-most` and `--stars-most` accept instead of an amount. */
const NO_LIMIT = orOneOf({ none: '不限' })

/** Commands for the rules of points, gold and stars, and for giving them. */
export const pointsCommands = commandsOf({ group: 'members' }, [
  {
    words: 'points',
    help: { zh: '积分、金币、暖星的规则', en: 'what points, gold and stars are given and taken for' },
    run: pointsRules,
  },
  {
    words:
      'points rules [--points 1] [--gold 1] [--gold-fen 1] [--gold-percent 50] [--gold-most 100.00|none] ' +
      '[--stars-fen 100] [--stars-percent 50] [--stars-most 100.00|none]',
    choices: { 'gold-most': NO_LIMIT, 'stars-most': NO_LIMIT },
    help: {
      zh: '积分、金币、暖星的规则；带选项就修改：每元得多少、每枚抵多少、每单最多抵多少',
      en: 'the same; or sets what a yuan earns, what a piece pays, and how much of an order',
    },
    run: pointsRules,
  },
  {
    words: 'points give <telephone> <pieces> [--unit points|gold|stars] [--reason 补偿]',
    choices: { unit: oneOf(UNITS) },
    help: { zh: '给顾客发积分、金币或暖星', en: 'points, gold or stars for a shopper' },
    run: give,
  },
])

async function give({ ops }: CommandContext, { plain, options }: Words): Promise<string> {
  const telephone = wanted(plain, 0, WHICH.telephone)
  const pieces = readPieces(wanted(plain, 1, WHICH.howMany))
  const unit = (options.unit ?? 'points') as GivePoints['unit']
  try {
    const has = await ops.points.give({ telephone, unit, pieces, reason: options.reason ?? 'hearth points give' })
    return told({
      zh: `${telephone} 现有积分 ${has.points}，金币 ${has.gold}，暖星 ${has.stars}。`,
      en: `${telephone} has ${has.points} points, ${has.gold} gold and ${has.stars} stars now.`,
    })
  } catch (error) {
    if (!(error instanceof OpsRefusal) || error.code !== OPS_CODE.notFound) throw error
    throw new OperatorRefusal(neverLoggedIn(telephone))
  }
}

function readPieces(word: string): number {
  const pieces = Number(word)
  if (!/^\d+$/.test(word) || pieces < 1 || pieces > 1_000_000)
    throw new OperatorRefusal(
      {
        zh: `数量要写 1 到 1000000 的整数，不能是 ${printable(word)}。`,
        en: `Pieces are a whole number from 1 to 1000000, not ${printable(word)}.`,
      },
      2,
    )
  return pieces
}
