import { CROWD_FUNDING_STATE, formatDateTime, formatFen, type CrowdFundingState } from '@hearth/domain'
import type { OpsCrowdFunding } from '@hearth/ops'
import { readCount } from '#kernel/commands/read-words'
import { OperatorRefusal } from '#kernel/commands/operator-refusal'
import { printable } from '#kernel/commands/printable'
import { command } from '#kernel/commands/command'

const STATES = Object.values(CROWD_FUNDING_STATE)
const isState = (word: string): word is CrowdFundingState => STATES.some((state) => state === word)

const raised = ({ goalPieces, goalAmount = 0, pieces, amount }: OpsCrowdFunding): string =>
  goalPieces === undefined
    ? `${formatFen(amount)} of ${formatFen(goalAmount)}`
    : `${pieces} of ${goalPieces} pieces, ${formatFen(amount)}`

const text = (one: OpsCrowdFunding): string =>
  [
    `${one.promotionId}  ${one.state}  ${one.percent}%  until ${formatDateTime(one.endTime)}  ${printable(one.name)}`,
    `  ${raised(one)} in ${one.supports} orders`,
    ...one.tiers.map(
      ({ skuNo, price, stock, sold }) => `  ${printable(skuNo)}  ${formatFen(price)}  ${stock} left, ${sold} sold`,
    ),
  ].join('\n')

/** Crowd-fundings, and how far they are. */
export const crowdFundingCommand = command({
  words: 'crowd-funding list [--of running|reached|released|failed|refunded] [--count 20]',
  help: 'crowd-fundings, and how far they are',
  group: 'service',
  async run({ ops }, { options }) {
    const state = options['of']
    if (state !== undefined && !isState(state)) throw new OperatorRefusal(`--of is one of ${STATES.join(', ')}.`, 2)
    const { crowdFundings } = await ops.crowdFundings.list({ state, count: readCount(options['count']) })
    return crowdFundings.length === 0 ? 'There are none.' : crowdFundings.map(text).join('\n')
  },
})
