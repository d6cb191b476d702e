import { formatDateTime, formatFen } from '@hearth/domain'
import type { OpsReservation } from '@hearth/ops'
import { command } from '#kernel/commands/command'
import { readCampaignStatus } from '#kernel/commands/campaign-status'
import { printable } from '#kernel/commands/printable'
import { readCount } from '#kernel/commands/read-words'

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
    `  reserve ${formatDateTime(one.beginTime)} to ${formatDateTime(one.reserveEndTime)}, ` +
      `buy ${formatDateTime(one.buyBeginTime)} to ${formatDateTime(one.endTime)}`,
    `  ${reservedPieces} of ${pieces} pieces reserved by ${shoppers} shoppers`,
    `  ${bought} pieces bought in ${orders} orders (${paidOrders} paid), ${formatFen(amount)}`,
  ].join('\n')
}

/** Reservation campaigns, and how they go. */
export const reservationCommand = command({
  words: 'reservation list [--of coming|running|over] [--promotion <promotionId>] [--count 20]',
  help: 'reservation campaigns, and what was reserved and bought',
  group: 'service',
  async run({ ops }, { options }) {
    const status = readCampaignStatus(options['of'])
    const { reservations } = await ops.reservations.list({
      status,
      promotionId: options['promotion'],
      count: readCount(options['count']),
    })
    return reservations.length === 0 ? 'There are none.' : reservations.map(text).join('\n')
  },
})
