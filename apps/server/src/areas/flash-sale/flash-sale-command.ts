import { formatDateTime, formatFen } from '@hearth/domain'
import type { OpsFlashSale } from '@hearth/ops'
import { command } from '#kernel/commands/command'
import { campaignWord, readCampaignStatus } from '#kernel/commands/campaign-status'
import { printable } from '#kernel/commands/printable'
import { readCount } from '#kernel/commands/read-words'

const text = ({ promotionId, name, beginTime, endTime, status, ...sale }: OpsFlashSale): string => {
  const { reminders, piecesLeft, result } = sale
  const { orders, paidOrders, shoppers, pieces, amount } = result
  const time = `${formatDateTime(beginTime)} to ${formatDateTime(endTime)}`
  return [
    `${promotionId}  ${campaignWord(status)}  ${time}  ${printable(name)}`,
    `  ${pieces} pieces in ${orders} orders (${paidOrders} paid) of ${shoppers} shoppers, ${formatFen(amount)}`,
    `  ${piecesLeft} left; ${reminders} reminders`,
  ].join('\n')
}

/** Flash sales, and how they go. */
export const flashSaleCommand = command({
  words: 'flash-sale list [--of coming|running|over] [--promotion <promotionId>] [--count 20]',
  help: 'flash sales, and what was ordered of them',
  group: 'service',
  async run({ ops }, { options }) {
    const status = readCampaignStatus(options['of'])
    const { flashSales } = await ops.flashSales.list({
      status,
      promotionId: options['promotion'],
      count: readCount(options['count']),
    })
    return flashSales.length === 0 ? 'There are none.' : flashSales.map(text).join('\n')
  },
})
