import { BARGAIN_STATUS, BARGAIN_STATUS_LABEL, formatDateTime, formatFen, type BargainStatus } from '@hearth/domain'
import type { OpsBargain, OpsBargainCampaign } from '@hearth/ops'
import { readCampaignStatus } from '#kernel/commands/campaign-status'
import { commandsOf } from '#kernel/commands/command'
import { OperatorRefusal } from '#kernel/commands/operator-refusal'
import { printable } from '#kernel/commands/printable'
import { readCount } from '#kernel/commands/read-words'

const STATUSES: Readonly<Record<string, BargainStatus>> = BARGAIN_STATUS
const NAMES = Object.keys(STATUSES)

const resultText = (one: OpsBargainCampaign): string => {
  const { started, running, atFloor, helps, helpers, orders, paidOrders, amount, cutAmount } = one.result
  const path = `${formatFen(one.price)} to ${formatFen(one.floorPrice)} by ${one.helperCount} friends`
  return [
    `${one.promotionId}  ${printable(one.skuNo)}  ${path} in ${one.bargainHours} hours  ${printable(one.name)}`,
    `  ${formatDateTime(one.beginTime)} to ${formatDateTime(one.endTime)}; ${one.piecesLeft} pieces left`,
    `  ${started} bargains started: ${running} run, ${atFloor} at the lowest price; ${helps} helps by ${helpers} friends`,
    `  ${orders} pieces ordered (${paidOrders} paid), ${formatFen(amount)}, cut by ${formatFen(cutAmount)}`,
    ...one.warnings.map(({ door, rule, cost }) => `  ${door}: ${rule}；${cost}`),
  ].join('\n')
}

const bargainText = (one: OpsBargain): string =>
  [
    `${one.bargainId}  ${BARGAIN_STATUS_LABEL[one.status]}  ${one.helped} of ${one.helperCount} friends helped`,
    `  ${one.promotionId}  ${printable(one.skuNo)}  now ${formatFen(one.currentPrice)}, from ${formatFen(one.price)} ` +
      `to ${formatFen(one.floorPrice)}, until ${formatDateTime(one.endTime)}`,
    ...(one.orderId === undefined ? [] : [`  order ${one.orderId}`]),
  ].join('\n')

/** Bargains, and what became of those of each campaign. */
export const bargainCommands = commandsOf({ group: 'service' }, [
  {
    words: 'bargain list [--of running|bought|over] [--promotion <promotionId>] [--count 20]',
    help: 'bargains that shoppers started, and how far they have come',
    async run({ ops }, { options }) {
      const of = options['of']
      const status = of === undefined ? undefined : STATUSES[of]
      if (of !== undefined && status === undefined) throw new OperatorRefusal(`--of is one of ${NAMES.join(', ')}.`, 2)
      const { bargains } = await ops.bargains.list({
        status,
        promotionId: options['promotion'],
        count: readCount(options['count']),
      })
      return bargains.length === 0 ? 'There are none.' : bargains.map(bargainText).join('\n')
    },
  },
  {
    words: 'bargain results [--of coming|running|over] [--promotion <promotionId>] [--count 20]',
    help: 'bargain campaigns, what became of their bargains, and what platforms say of them',
    async run({ ops }, { options }) {
      const status = readCampaignStatus(options['of'])
      const { campaigns } = await ops.bargains.listCampaigns({
        status,
        promotionId: options['promotion'],
        count: readCount(options['count']),
      })
      return campaigns.length === 0 ? 'There are none.' : campaigns.map(resultText).join('\n')
    },
  },
])
