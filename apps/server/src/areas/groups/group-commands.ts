import { formatDateTime, formatFen, GROUP_STATE, type GroupState } from '@hearth/domain'
import type { OpsGroup, OpsGroupActivity } from '@hearth/ops'
import { commandsOf } from '#kernel/commands/command'
import { OperatorRefusal } from '#kernel/commands/operator-refusal'
import { readCampaignStatus } from '#kernel/commands/campaign-status'
import { printable } from '#kernel/commands/printable'
import { readCount } from '#kernel/commands/read-words'

const STATES = Object.values(GROUP_STATE).filter((state) => state !== 'opening' && state !== 'dropped')
const isState = (word: string): word is GroupState => STATES.some((state) => state === word)

const resultText = (one: OpsGroupActivity): string => {
  const { opened, gathering, complete, failed, members, orders, pieces, amount } = one.result
  const states = `${gathering} gather, ${complete} complete, ${failed} failed`
  const time = `${formatDateTime(one.beginTime)} to ${formatDateTime(one.endTime)}`
  return [
    `${one.promotionId}  groups of ${one.groupSize} for ${one.groupHours} hours  ${time}  ${printable(one.name)}`,
    `  ${opened} groups opened: ${states}; ${one.piecesLeft} pieces left`,
    `  ${pieces} pieces in ${orders} orders of ${members} members, ${formatFen(amount)}`,
  ].join('\n')
}

const groupText = (one: OpsGroup): string => {
  const paid = one.seats.filter(({ paidAt }) => paidAt !== undefined).length
  return [
    `${one.groupId}  ${one.state}  ${paid} of ${one.groupSize} paid  until ${formatDateTime(one.endTime)}`,
    `  ${one.promotionId}  ${printable(one.skuNo)}  ${formatFen(one.price)}`,
    ...one.seats.map(
      ({ seatNo, orderId, leader, paidAt }) =>
        `  seat ${seatNo}  order ${orderId}${leader ? '  leader' : ''}${paidAt === undefined ? '  not paid' : ''}`,
    ),
  ].join('\n')
}

/** Groups that buy together, and what became of those of each promotion. */
export const groupCommands = commandsOf({ group: 'service' }, [
  {
    words: 'group list [--of gathering|complete|released|failed|refunded] [--promotion <promotionId>] [--count 20]',
    help: 'groups that buy together, with their orders',
    async run({ ops }, { options }) {
      const state = options['of']
      if (state !== undefined && !isState(state)) throw new OperatorRefusal(`--of is one of ${STATES.join(', ')}.`, 2)
      const { groups } = await ops.groups.list({
        state,
        promotionId: options['promotion'],
        count: readCount(options['count']),
      })
      return groups.length === 0 ? 'There are none.' : groups.map(groupText).join('\n')
    },
  },
  {
    words: 'group results [--of coming|running|over] [--promotion <promotionId>] [--count 20]',
    help: 'promotions for groups, and what became of their groups',
    async run({ ops }, { options }) {
      const status = readCampaignStatus(options['of'])
      const { activities } = await ops.groups.listActivities({
        status,
        promotionId: options['promotion'],
        count: readCount(options['count']),
      })
      return activities.length === 0 ? 'There are none.' : activities.map(resultText).join('\n')
    },
  },
])
