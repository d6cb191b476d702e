import {
  campaignOf,
  formatDateTime,
  formatDeadline,
  formatFen,
  reservationPhase,
  reservationPhaseText,
} from '@hearth/domain'
import { useNow, type Promotion } from '@hearth/state'
import { Box, Tag, Text } from '@hearth/ui'
import css from '../kind-offer.module.css'

/** The part of a product page that shows when the product can be reserved and bought, and its price. */
export function ReservationOffer({ promotion }: { promotion: Promotion }) {
  const reservation = campaignOf(promotion, 'reservation')
  const now = useNow(
    60_000,
    reservation && [
      promotion.beginTime,
      reservation.reserveEndTime + 1,
      reservation.buyStartTime,
      promotion.endTime + 1,
    ],
  )
  if (!reservation) return null
  const { beginTime: startTime, endTime: buyEndTime, promotionPrice = 0 } = promotion
  const { reserveEndTime: endTime, buyStartTime } = reservation
  const phase = reservationPhase({ startTime, endTime, buyStartTime, buyEndTime }, now)
  return (
    <Box as="section" className={css.bar} label="预约抢购">
      <Box className={css.head}>
        <Tag tone="accent">{reservationPhaseText(phase)}</Tag>
        <Text className={css.main}>预约价 ¥{formatFen(promotionPrice)}</Text>
      </Box>
      <Text as="p" className={css.text}>
        {formatDeadline(endTime)} 前预约，{formatDateTime(buyStartTime)} 至 {formatDeadline(buyEndTime)}{' '}
        抢购，仅限已预约的用户。
      </Text>
    </Box>
  )
}
