import { formatDateTime, formatFen, GROUP_STATE, GROUP_STATE_LABEL, type GroupState } from '@hearth/domain'
import type { OpsGroup, OpsGroupActivity } from '@hearth/ops'
import { commandsOf } from '#kernel/commands/command'
import { CAMPAIGN_STATES, readCampaignStatus } from '#kernel/commands/values/campaign-status'
import { printable } from '#kernel/commands/printable'
import { readCount } from '#kernel/commands/read-words'
import { NONE, timeSpan } from '#kernel/commands/common-words'
import { told } from '#kernel/commands/told'
import { namesOf, oneOf } from '#kernel/commands/choices'

/** The states of opened groups, which are the words of `--of`. */
const { opening: _, dropped: __, ...SEEN } = GROUP_STATE
const STATES = oneOf(namesOf(SEEN, GROUP_STATE_LABEL))

const resultText = (one: OpsGroupActivity): string => {
  const { opened, gathering, complete, failed, members, orders, pieces, amount } = one.result
  const states = told({
    zh: `拼团中 ${gathering}，已成团 ${complete}，未成团 ${failed}`,
    en: `${gathering} gather, ${complete} complete, ${failed} failed`,
  })
  const time = timeSpan(one.beginTime, one.endTime)
  return [
    told({
      zh: `${one.promotionId}  ${one.groupSize} 人团，限 ${one.groupHours} 小时  ${time}  ${printable(one.name)}`,
      en: `${one.promotionId}  groups of ${one.groupSize} for ${one.groupHours} hours  ${time}  ${printable(one.name)}`,
    }),
    told({
      zh: `  已开 ${opened} 团：${states}；剩余 ${one.piecesLeft} 件`,
      en: `  ${opened} groups opened: ${states}; ${one.piecesLeft} pieces left`,
    }),
    told({
      zh: `  ${members} 人 ${orders} 单 ${pieces} 件，金额 ${formatFen(amount)}`,
      en: `  ${pieces} pieces in ${orders} orders of ${members} members, ${formatFen(amount)}`,
    }),
  ].join('\n')
}

const groupText = (one: OpsGroup): string => {
  const end = formatDateTime(one.endTime)
  const paid = one.seats.filter(({ paidAt }) => paidAt !== undefined).length
  return [
    told({
      zh: `${one.groupId}  ${GROUP_STATE_LABEL[one.state]}  已付 ${paid}/${one.groupSize} 人  ${end} 截止`,
      en: `${one.groupId}  ${one.state}  ${paid} of ${one.groupSize} paid  until ${end}`,
    }),
    `  ${one.promotionId}  ${printable(one.skuNo)}  ${formatFen(one.price)}`,
    ...one.seats.map(({ seatNo, orderId, leader, paidAt }) =>
      told({
        zh: `  ${seatNo} 号位  订单 ${orderId}${leader ? '  团长' : ''}${paidAt === undefined ? '  未付款' : ''}`,
        en: `  seat ${seatNo}  order ${orderId}${leader ? '  leader' : ''}${paidAt === undefined ? '  not paid' : ''}`,
      }),
    ),
  ].join('\n')
}

/** Commands for groups, and for the results of each promotion's groups. */
export const groupCommands = commandsOf({ group: 'campaigns' }, [
  {
    words: 'group list [--of gathering|complete|released|failed|refunded] [--promotion <promotionId>] [--count 20]',
    choices: { of: STATES },
    help: { zh: '拼团的团和订单', en: 'groups that buy together, with their orders' },
    async run({ ops }, { options }) {
      const state = options['of'] as GroupState | undefined
      const { groups } = await ops.groups.list({
        state,
        promotionId: options['promotion'],
        count: readCount(options['count']),
      })
      return groups.length === 0 ? told(NONE) : groups.map(groupText).join('\n')
    },
  },
  {
    words: 'group results [--of coming|running|over] [--promotion <promotionId>] [--count 20]',
    choices: { of: CAMPAIGN_STATES },
    help: { zh: '拼团活动和成团情况', en: 'promotions for groups, and what became of their groups' },
    async run({ ops }, { options }) {
      const status = readCampaignStatus(options['of'])
      const { activities } = await ops.groups.listActivities({
        status,
        promotionId: options['promotion'],
        count: readCount(options['count']),
      })
      return activities.length === 0 ? told(NONE) : activities.map(resultText).join('\n')
    },
  },
])
