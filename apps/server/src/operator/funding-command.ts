import { CROWD_FUNDING_STATE, formatDateTime, formatFen, type CrowdFundingState } from '@hearth/domain'
import type { OpsCrowdFunding } from '@hearth/ops'
import { readCount, readWords } from '#operator/arguments'
import { OperatorRefusal } from '#operator/operator-request'
import type { OperatorContext } from '#operator/operator-shop'
import { printable } from '#operator/printable'

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

/** `funding list`: crowd-fundings, and how far they are. */
export async function fundingCommand({ ops }: OperatorContext, args: readonly string[]): Promise<string> {
  const [verb = 'list', ...rest] = args
  if (verb !== 'list') throw new OperatorRefusal('Say hearth funding list. See: hearth help', 2)
  const { options } = readWords(rest, ['of', 'count'], 0)
  const state = options['of']
  if (state !== undefined && !isState(state)) throw new OperatorRefusal(`--of is one of ${STATES.join(', ')}.`, 2)
  const { crowdFundings } = await ops.crowdFundings.list({ state, count: readCount(options['count']) })
  return crowdFundings.length === 0 ? 'There are none.' : crowdFundings.map(text).join('\n')
}
