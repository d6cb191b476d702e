import { OPS_CODE, OpsRefusal, type GivePoints } from '@hearth/ops'
import { readWords, wanted } from '#operator/arguments'
import { OperatorRefusal } from '#operator/operator-request'
import type { OperatorContext } from '#operator/operator-shop'
import { printable } from '#operator/printable'

const UNITS = ['points', 'gold', 'stars'] as const

/** `points`: the rules; `points give <telephone> <pieces> [--unit points|gold|stars] [--reason ...]`. */
export async function pointsCommand({ ops }: OperatorContext, args: readonly string[]): Promise<string> {
  const { plain, options } = readWords(args, ['unit', 'reason'], 3)
  if (plain.length === 0) return rulesText(await ops.points.rules({}))
  if (plain[0] !== 'give')
    throw new OperatorRefusal('Points can be given: hearth points give <telephone> <pieces> [--unit gold]', 2)
  const telephone = wanted(plain, 1, 'whose telephone')
  const pieces = readPieces(wanted(plain, 2, 'how many'))
  const unit = readUnit(options.unit)
  try {
    const has = await ops.points.give({ telephone, unit, pieces, reason: options.reason ?? 'hearth points give' })
    return `${telephone} has ${has.points} points, ${has.gold} gold and ${has.stars} stars now.`
  } catch (error) {
    if (!(error instanceof OpsRefusal) || error.code !== OPS_CODE.notFound) throw error
    throw new OperatorRefusal(`Nobody has logged in with ${printable(telephone)} yet.`)
  }
}

type Rules = Awaited<ReturnType<OperatorContext['ops']['points']['rules']>>

const rulesText = ({ pointsPerYuan, goldPerYuan, tenders: { gold, stars } }: Rules): string =>
  [
    `A yuan earns ${pointsPerYuan} points and ${goldPerYuan} gold once the order is received.`,
    `A piece of gold pays ${gold.pieceFen} fen, for ${gold.percent} % of the products at most.`,
    `A star pays ${stars.pieceFen} fen, for ${stars.percent} % of the products at most.`,
  ].join('\n')

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
