import { formatFen } from '@hearth/domain'
import type { OpsFlashSale } from '@hearth/ops'
import { command } from '#kernel/commands/command'
import { CAMPAIGN_STATES, campaignWord, readCampaignStatus } from '#kernel/commands/values/campaign-status'
import { printable } from '#kernel/commands/printable'
import { readCount } from '#kernel/commands/read-words'
import { NONE, timeSpan } from '#kernel/commands/common-words'
import { told } from '#kernel/commands/told'

const text = ({ promotionId, name, beginTime, endTime, status, ...sale }: OpsFlashSale): string => {
  const { reminders, piecesLeft, result } = sale
  const { orders, paidOrders, shoppers, pieces, amount } = result
  const time = timeSpan(beginTime, endTime)
  return [
    `${promotionId}  ${campaignWord(status)}  ${time}  ${printable(name)}`,
    told({
      zh: `  ${orders} 单 ${pieces} 件（已付 ${paidOrders} 单），${shoppers} 人，金额 ${formatFen(amount)}`,
      en: `  ${pieces} pieces in ${orders} orders (${paidOrders} paid) of ${shoppers} shoppers, ${formatFen(amount)}`,
    }),
    told({
      zh: `  剩余 ${piecesLeft} 件；${reminders} 人订阅提醒`,
      en: `  ${piecesLeft} left; ${reminders} reminders`,
    }),
  ].join('\n')
}

/** Lists flash sales and their results. */
export const flashSaleCommand = command({
  words: 'flash-sale list [--of coming|running|over] [--promotion <promotionId>] [--count 20]',
  choices: { of: CAMPAIGN_STATES },
  help: { zh: '限时秒杀和成交情况', en: 'flash sales, and what was ordered of them' },
  group: 'campaigns',
  async run({ ops }, { options }) {
    const status = readCampaignStatus(options['of'])
    const { flashSales } = await ops.flashSales.list({
      status,
      promotionId: options['promotion'],
      count: readCount(options['count']),
    })
    return flashSales.length === 0 ? told(NONE) : flashSales.map(text).join('\n')
  },
})
