/** The times of a reservation campaign, epoch ms. Each end is the last moment of its phase. */
export interface ReservationTimes {
  /** First moment at which pieces can be reserved. */
  startTime: number
  /** Last moment at which pieces can be reserved. */
  endTime: number
  /** First moment at which shoppers with a reservation can buy; after `endTime`. */
  buyStartTime: number
  /** Last moment at which shoppers with a reservation can buy. The campaign ends then. */
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

/** Returns the label of a phase for shoppers. */
export const reservationPhaseText = (phase: ReservationPhase): string => WORDS[phase]

/** Returns the phase of a reservation campaign at a moment. */
export function reservationPhase(times: ReservationTimes, now: number): ReservationPhase {
  if (now < times.startTime) return 'notBegun'
  if (now <= times.endTime) return 'reserving'
  if (now < times.buyStartTime) return 'waiting'
  return now <= times.buyEndTime ? 'buying' : 'over'
}

/** Returns the last moment of the present phase, in epoch ms, or undefined if the campaign is over. */
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

/** Ms: how long before the begin of the sale shoppers with a reservation get a reminder. */
export const RESERVATION_LEAD = 5 * 60_000
