import {
  CROWD_FUNDING_STATE,
  CROWD_FUNDING_STATE_LABEL,
  type CrowdFundingState,
  formatDateTime,
  formatFen,
} from '@hearth/domain'
import type { OpsCrowdFunding } from '@hearth/ops'
import { readCount } from '#kernel/commands/read-words'
import { printable } from '#kernel/commands/printable'
import { command } from '#kernel/commands/command'
import { NONE } from '#kernel/commands/common-words'
import { told } from '#kernel/commands/told'
import { namesOf, oneOf } from '#kernel/commands/choices'

const STATES = oneOf(namesOf(CROWD_FUNDING_STATE, CROWD_FUNDING_STATE_LABEL))

const raised = ({ goalPieces, goalAmount = 0, pieces, amount }: OpsCrowdFunding): string =>
  goalPieces === undefined
    ? told({
        zh: `${formatFen(amount)} / ${formatFen(goalAmount)}`,
        en: `${formatFen(amount)} of ${formatFen(goalAmount)}`,
      })
    : told({
        zh: `${pieces} / ${goalPieces} 件，${formatFen(amount)}`,
        en: `${pieces} of ${goalPieces} pieces, ${formatFen(amount)}`,
      })

const text = (one: OpsCrowdFunding): string => {
  const end = formatDateTime(one.endTime)
  return [
    told({
      zh: `${one.promotionId}  ${CROWD_FUNDING_STATE_LABEL[one.state]}  ${one.percent}%  ${end} 截止`,
      en: `${one.promotionId}  ${one.state}  ${one.percent}%  until ${end}`,
    }) + `  ${printable(one.name)}`,
    told({ zh: `  ${one.supports} 单，已筹 ${raised(one)}`, en: `  ${raised(one)} in ${one.supports} orders` }),
    ...one.tiers.map(({ skuNo, price, stock, sold }) =>
      told({
        zh: `  ${printable(skuNo)}  ${formatFen(price)}  剩余 ${stock}，已售 ${sold}`,
        en: `  ${printable(skuNo)}  ${formatFen(price)}  ${stock} left, ${sold} sold`,
      }),
    ),
  ].join('\n')
}

/** Lists crowd-fundings and their progress. */
export const crowdFundingCommand = command({
  words: 'crowd-funding list [--of running|reached|released|failed|refunded] [--count 20]',
  choices: { of: STATES },
  help: { zh: '众筹项目和进度', en: 'crowd-fundings, and how far they are' },
  group: 'campaigns',
  async run({ ops }, { options }) {
    const state = options['of'] as CrowdFundingState | undefined
    const { crowdFundings } = await ops.crowdFundings.list({ state, count: readCount(options['count']) })
    return crowdFundings.length === 0 ? told(NONE) : crowdFundings.map(text).join('\n')
  },
})
