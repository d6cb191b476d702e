import { formatFen } from '@hearth/domain'
import type { OpsPointsRules, OpsTenderRule } from '@hearth/ops'
import { asRead } from '#kernel/commands/as-read'
import type { CommandContext } from '#kernel/commands/command'
import { OperatorRefusal } from '#kernel/commands/operator-refusal'
import { printable } from '#kernel/commands/printable'
import { readWhole, type Words } from '#kernel/commands/read-words'
import { readYuan } from '#kernel/commands/values/read-yuan'
import { told } from '#kernel/commands/told'

function readPercent(name: string, word: string): number {
  if (!/^\d{1,3}(\.\d)?$/.test(word) || Number(word) > 100)
    throw new OperatorRefusal(
      {
        zh: `--${name} 要写百分比，最多一位小数，不能是 ${printable(word)}。`,
        en: `--${name} is a percentage with one decimal at most, not ${printable(word)}.`,
      },
      2,
    )
  return Number(word)
}

/** Returns the rule for paying with gold or stars at checkout, with the changes that the options make. */
function tender(name: 'gold' | 'stars', rule: OpsTenderRule, options: Words['options']): OpsTenderRule {
  const { [`${name}-fen`]: fen, [`${name}-percent`]: percent, [`${name}-most`]: most } = options
  const { mostFen, ...kept } = rule
  const limit = most === undefined ? mostFen : most === 'none' ? undefined : readYuan(most, 1)
  return {
    ...kept,
    ...(fen === undefined ? {} : { pieceFen: readWhole(`${name}-fen`, fen, 1, 10_000) }),
    ...(percent === undefined ? {} : { percent: readPercent(`${name}-percent`, percent) }),
    ...(limit === undefined ? {} : { mostFen: limit }),
  }
}

/** `points rules`: changes the rules by the given options, and prints them. */
export async function pointsRules({ ops }: CommandContext, { options }: Words): Promise<string> {
  const { points, gold } = options
  if (Object.keys(options).length > 0)
    await asRead(
      () => ops.points.rules({}),
      ({ version, pointsPerYuan, goldPerYuan, tenders }) =>
        ops.points.setRules({
          version,
          pointsPerYuan: points === undefined ? pointsPerYuan : readWhole('points', points, 0, 1000),
          goldPerYuan: gold === undefined ? goldPerYuan : readWhole('gold', gold, 0, 1000),
          gold: tender('gold', tenders.gold, options),
          stars: tender('stars', tenders.stars, options),
        }),
    )
  return rulesText(await ops.points.rules({}))
}

const rulesText = ({ pointsPerYuan, goldPerYuan, tenders: { gold, stars } }: OpsPointsRules): string =>
  [
    told({
      zh: `确认收货后每元得 ${pointsPerYuan} 积分、${goldPerYuan} 金币。`,
      en: `A yuan earns ${pointsPerYuan} points and ${goldPerYuan} gold once the order is received.`,
    }),
    told({
      zh: `每枚金币抵 ${gold.pieceFen} 分，最多抵商品金额的 ${gold.percent}%${upTo(gold)}。`,
      en: `A piece of gold pays ${gold.pieceFen} fen, for ${gold.percent} % of the products${upTo(gold)} at most.`,
    }),
    told({
      zh: `每颗暖星抵 ${stars.pieceFen} 分，最多抵商品金额的 ${stars.percent}%${upTo(stars)}。`,
      en: `A star pays ${stars.pieceFen} fen, for ${stars.percent} % of the products${upTo(stars)} at most.`,
    }),
  ].join('\n')

/** Returns text with the most yuan of an order that gold or stars can pay; empty without a limit. */
const upTo = ({ mostFen }: OpsPointsRules['tenders']['gold']): string =>
  mostFen === undefined
    ? ''
    : told({ zh: `，每单最多 ¥${formatFen(mostFen)}`, en: ` and ¥${formatFen(mostFen)} of an order` })
