import { CAMPAIGN_STATUS, formatDateTime, formatFen, type CampaignStatus } from '@hearth/domain'
import type { OpsReservation } from '@hearth/ops'
import { command } from '#kernel/commands/command'
import { OperatorRefusal } from '#kernel/commands/operator-refusal'
import { printable } from '#kernel/commands/printable'
import { readCount } from '#kernel/commands/read-words'

const STATUS: Readonly<Record<string, CampaignStatus>> = {
  coming: CAMPAIGN_STATUS.notBegun,
  running: CAMPAIGN_STATUS.running,
  over: CAMPAIGN_STATUS.over,
}

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
  words: 'reservation list [--of coming|running|over] [--count 20]',
  help: 'reservation campaigns, and what was reserved and bought',
  group: 'service',
  async run({ ops }, { options }) {
    const word = options['of']
    if (word !== undefined && !(word in STATUS))
      throw new OperatorRefusal(`--of is one of ${Object.keys(STATUS).join(', ')}.`, 2)
    const status = word === undefined ? undefined : STATUS[word]
    const { reservations } = await ops.reservations.list({ status, count: readCount(options['count']) })
    return reservations.length === 0 ? 'There are none.' : reservations.map(text).join('\n')
  },
})
