import { formatDateTime, formatDeadline, reservationPhase, type ReservationPhase } from '@hearth/domain'
import type { ReservationCampaign } from '@hearth/state'

/** Label of the countdown, by phase. */
export const clockLabel: Readonly<Record<ReservationPhase, string>> = {
  notBegun: '距预约开始',
  reserving: '距预约结束',
  waiting: '距开抢',
  buying: '距抢购结束',
  over: '',
}

/** Returns the number of pieces that the shopper has reserved and not bought yet. */
export const piecesToBuy = ({ reservation }: ReservationCampaign): number =>
  reservation ? reservation.quantity - reservation.boughtQuantity : 0

/** Returns the state of a campaign for its viewer, as text. */
export function standing(campaign: ReservationCampaign, now: number): string {
  const { reservation, quantity } = campaign
  switch (reservationPhase(campaign, now)) {
    case 'notBegun':
      return '即将开始预约'
    case 'reserving':
      if (reservation) return `已预约 ${reservation.quantity} 件`
      return quantity > 0 ? `还可预约 ${quantity} 件` : '已约满'
    case 'waiting':
      return reservation ? `已预约 ${reservation.quantity} 件，等待抢购` : '预约已结束'
    case 'buying':
      if (!reservation) return '仅限已预约的用户购买'
      return piecesToBuy(campaign) > 0 ? `可购买 ${piecesToBuy(campaign)} 件` : '预约的商品已全部下单'
    default:
      return '活动已结束'
  }
}

/** Returns the rules of a campaign with their times. */
export const stepsOf = ({ startTime, endTime, buyStartTime, buyEndTime, limitQuantity }: ReservationCampaign) => [
  `${formatDateTime(startTime)} 至 ${formatDeadline(endTime)} 预约，每人最多 ${limitQuantity} 件，不收取费用。`,
  `${formatDateTime(buyStartTime)} 至 ${formatDeadline(buyEndTime)} 按预约价购买，开抢前 5 分钟提醒您。`,
  '活动期间仅限已预约的用户购买；过期未购买，预约自动失效。',
]
