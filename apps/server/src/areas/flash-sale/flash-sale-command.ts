import { CAMPAIGN_STATUS, formatDateTime, formatFen, type CampaignStatus } from '@hearth/domain'
import type { OpsFlashSale } from '@hearth/ops'
import { command } from '#kernel/commands/command'
import { OperatorRefusal } from '#kernel/commands/operator-refusal'
import { printable } from '#kernel/commands/printable'
import { readCount } from '#kernel/commands/read-words'

const STATUS: Readonly<Record<string, CampaignStatus>> = {
  coming: CAMPAIGN_STATUS.notBegun,
  running: CAMPAIGN_STATUS.running,
  over: CAMPAIGN_STATUS.over,
}
const wordOf = (status: CampaignStatus) => Object.keys(STATUS).find((word) => STATUS[word] === status) ?? ''

const text = ({ promotionId, name, beginTime, endTime, status, ...sale }: OpsFlashSale): string => {
  const { reminders, piecesLeft, result } = sale
  const { orders, paidOrders, shoppers, pieces, amount } = result
  const time = `${formatDateTime(beginTime)} to ${formatDateTime(endTime)}`
  return [
    `${promotionId}  ${wordOf(status)}  ${time}  ${printable(name)}`,
    `  ${pieces} pieces in ${orders} orders (${paidOrders} paid) of ${shoppers} shoppers, ${formatFen(amount)}`,
    `  ${piecesLeft} left; ${reminders} reminders`,
  ].join('\n')
}

/** Flash sales, and how they go. */
export const flashSaleCommand = command({
  words: 'flash-sale list [--of coming|running|over] [--count 20]',
  help: 'flash sales, and what was ordered of them',
  group: 'service',
  async run({ ops }, { options }) {
    const word = options['of']
    if (word !== undefined && !(word in STATUS))
      throw new OperatorRefusal(`--of is one of ${Object.keys(STATUS).join(', ')}.`, 2)
    const status = word === undefined ? undefined : STATUS[word]
    const { flashSales } = await ops.flashSales.list({ status, count: readCount(options['count']) })
    return flashSales.length === 0 ? 'There are none.' : flashSales.map(text).join('\n')
  },
})
