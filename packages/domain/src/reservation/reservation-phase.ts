/** The times of a reservation campaign, epoch ms. Each end is the last moment of its phase. */
export interface ReservationTimes {
  /** Pieces can be reserved from here on. */
  startTime: number
  /** Pieces can be reserved until here. */
  endTime: number
  /** Shoppers with a reservation can buy from here on; after `endTime`. */
  buyStartTime: number
  /** Shoppers with a reservation can buy until here. The campaign ends then. */
  buyEndTime: number
}

/** The phases of a reservation campaign, in their order. */
export type ReservationPhase = 'notBegun' | 'reserving' | 'waiting' | 'buying' | 'over'

const WORDS: Readonly<Record<ReservationPhase, string>> = {
  notBegun: '即将开始',
  reserving: '预约中',
  waiting: '等待抢购',
  buying: '抢购中',
  over: '已结束',
}

/** The label of a phase for shoppers. */
export const reservationPhaseText = (phase: ReservationPhase): string => WORDS[phase]

/** The phase of a reservation campaign at a moment, epoch ms. */
export function reservationPhase(times: ReservationTimes, now: number): ReservationPhase {
  if (now < times.startTime) return 'notBegun'
  if (now <= times.endTime) return 'reserving'
  if (now < times.buyStartTime) return 'waiting'
  return now <= times.buyEndTime ? 'buying' : 'over'
}

/** Epoch ms: the last moment of the present phase; nothing once the campaign is over. */
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

/** Ms before the sale begins, at which shoppers with a reservation get a reminder. */
export const RESERVATION_LEAD = 5 * 60_000
