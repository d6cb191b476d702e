import { OPS_CODE, OpsRefusal, type GivePoints } from '@hearth/ops'
import { pointsRules } from '#areas/points/points-rules-command'
import { wanted, type Words } from '#kernel/commands/read-words'
import { OperatorRefusal } from '#kernel/commands/operator-refusal'
import { commandsOf, type CommandContext } from '#kernel/commands/command'
import { printable } from '#kernel/commands/printable'

const UNITS = ['points', 'gold', 'stars'] as const

/** What points, gold and stars are worth, and giving some. */
export const pointsCommands = commandsOf({ group: 'benefits' }, [
  {
    words: 'points',
    help: 'what points, gold and stars are given and taken for',
    run: pointsRules,
  },
  {
    words:
      'points rules [--points 1] [--gold 1] [--gold-fen 1] [--gold-percent 50] [--gold-most 100.00|none] ' +
      '[--stars-fen 100] [--stars-percent 50] [--stars-most 100.00|none]',
    help: 'the same; or sets what a yuan earns, what a piece pays, and how much of an order',
    run: pointsRules,
  },
  {
    words: 'points give <telephone> <pieces> [--unit points|gold|stars] [--reason 补偿]',
    help: 'points, gold or stars for a shopper',
    run: give,
  },
])

async function give({ ops }: CommandContext, { plain, options }: Words): Promise<string> {
  const telephone = wanted(plain, 0, 'whose telephone')
  const pieces = readPieces(wanted(plain, 1, 'how many'))
  const unit = readUnit(options.unit)
  try {
    const has = await ops.points.give({ telephone, unit, pieces, reason: options.reason ?? 'hearth points give' })
    return `${telephone} has ${has.points} points, ${has.gold} gold and ${has.stars} stars now.`
  } catch (error) {
    if (!(error instanceof OpsRefusal) || error.code !== OPS_CODE.notFound) throw error
    throw new OperatorRefusal(`Nobody has logged in with ${printable(telephone)} yet.`)
  }
}

function readPieces(word: string): number {
  const pieces = Number(word)
  if (!/^\d+$/.test(word) || pieces < 1 || pieces > 1_000_000)
    throw new OperatorRefusal(`Pieces are a whole number from 1 to 1000000, not ${printable(word)}.`, 2)
  return pieces
}

function readUnit(word: string = 'points'): GivePoints['unit'] {
  const unit = UNITS.find((one) => one === word)
  if (!unit) throw new OperatorRefusal(`--unit is one of ${UNITS.join(', ')}, not ${printable(word)}.`, 2)
  return unit
}
