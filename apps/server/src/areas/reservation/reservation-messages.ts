import { formatDateTime, formatDeadline } from '@hearth/domain'
import { sql } from 'kysely'
import { reservationOpens } from '#areas/reservation/tell-of-reservations'
import { message } from '#kernel/messages/message'

/** Messages to shoppers about their reservations. */
export const RESERVATION_MESSAGES = [
  message({
    kind: 'reservationOpens',
    when: 'a reserved product can be bought within minutes',
    carries: {
      reservationId: 'the id of the reservation',
      campaignId: 'the id of its campaign',
      productName: 'its product',
      quantity: 'the reserved pieces',
      buyStartTime: 'the beginning of buying, epoch ms',
      buyEndTime: 'the end of buying, epoch ms',
    },
    of: reservationOpens.told(
      ({ reservationId }) => sql`
        select shopper_id, telephone, null::text as email from reservation where id = ${reservationId}`,
    ),
    words: ({ campaignId, productName, quantity, buyStartTime, buyEndTime }) => ({
      text:
        `您预约的「${productName}」${quantity} 件，${formatDateTime(buyStartTime)} 开始抢购，` +
        `请在 ${formatDeadline(buyEndTime)} 前下单，过期预约自动失效。`,
      path: `/reservation/${encodeURIComponent(campaignId)}`,
    }),
  }),
]
