import { formatDateTime, formatFen } from '@hearth/domain'
import type { OpsReservation } from '@hearth/ops'
import { command } from '#kernel/commands/command'
import { CAMPAIGN_STATES, readCampaignStatus } from '#kernel/commands/values/campaign-status'
import { printable } from '#kernel/commands/printable'
import { readCount } from '#kernel/commands/read-words'
import { NONE } from '#kernel/commands/common-words'
import { told } from '#kernel/commands/told'

const text = ({
  promotionId,
  name,
  skuNo,
  phase,
  pieces,
  reservedPieces,
  shoppers,
  ...one
}: OpsReservation): string => {
  const { orders, paidOrders, pieces: bought, amount } = one.result
  return [
    `${promotionId}  ${phase}  ${printable(skuNo)}  ${printable(name)}`,
    told({
      zh: `  预约 ${formatDateTime(one.beginTime)} 至 ${formatDateTime(one.reserveEndTime)}，`,
      en: `  reserve ${formatDateTime(one.beginTime)} to ${formatDateTime(one.reserveEndTime)}, `,
    }) +
      told({
        zh: `购买 ${formatDateTime(one.buyBeginTime)} 至 ${formatDateTime(one.endTime)}`,
        en: `buy ${formatDateTime(one.buyBeginTime)} to ${formatDateTime(one.endTime)}`,
      }),
    told({
      zh: `  ${shoppers} 人预约 ${reservedPieces} / ${pieces} 件`,
      en: `  ${reservedPieces} of ${pieces} pieces reserved by ${shoppers} shoppers`,
    }),
    told({
      zh: `  ${orders} 单购买 ${bought} 件（已付 ${paidOrders} 单），金额 ${formatFen(amount)}`,
      en: `  ${bought} pieces bought in ${orders} orders (${paidOrders} paid), ${formatFen(amount)}`,
    }),
  ].join('\n')
}

/** Lists reservation campaigns and their results. */
export const reservationCommand = command({
  words: 'reservation list [--of coming|running|over] [--promotion <promotionId>] [--count 20]',
  choices: { of: CAMPAIGN_STATES },
  help: { zh: '预约活动和预约、购买情况', en: 'reservation campaigns, and what was reserved and bought' },
  group: 'campaigns',
  async run({ ops }, { options }) {
    const status = readCampaignStatus(options['of'])
    const { reservations } = await ops.reservations.list({
      status,
      promotionId: options['promotion'],
      count: readCount(options['count']),
    })
    return reservations.length === 0 ? told(NONE) : reservations.map(text).join('\n')
  },
})
