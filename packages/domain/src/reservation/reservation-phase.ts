/** When a reservation campaign takes reservations, and when it sells. Epoch ms; each end is the last moment. */
export interface ReservationTimes {
  /** Reserving begins. */
  startTime: number
  /** Reserving ends. */
  endTime: number
  /** Selling to who reserved begins; after `endTime`. */
  buyStartTime: number
  /** Selling ends, and with it the campaign. */
  buyEndTime: number
}

/** Where a reservation campaign stands in its time, each after the one before. */
export type ReservationPhase = 'notBegun' | 'reserving' | 'waiting' | 'buying' | 'over'

const WORDS: Readonly<Record<ReservationPhase, string>> = {
  notBegun: '即将开始',
  reserving: '预约中',
  waiting: '等待抢购',
  buying: '抢购中',
  over: '已结束',
}

/** What shoppers read for a phase. */
export const reservationPhaseText = (phase: ReservationPhase): string => WORDS[phase]

/** Where a reservation campaign stands at a moment, epoch ms. */
export function reservationPhase(times: ReservationTimes, now: number): ReservationPhase {
  if (now < times.startTime) return 'notBegun'
  if (now <= times.endTime) return 'reserving'
  if (now < times.buyStartTime) return 'waiting'
  return now <= times.buyEndTime ? 'buying' : 'over'
}

/** When the phase that a campaign is in ends, epoch ms: the last moment of it. Nothing once it is over. */
export function phaseEnd(times: ReservationTimes, now: number): number | undefined {
  switch (reservationPhase(times, now)) {
    case 'notBegun':
      return times.startTime - 1
    case 'reserving':
      return times.endTime
    case 'waiting':
      return times.buyStartTime - 1
    case 'buying':
      return times.buyEndTime
    default:
      return undefined
  }
}

/** How long before the sale begins the shop tells those who reserved, ms. */
export const RESERVATION_LEAD = 5 * 60_000
