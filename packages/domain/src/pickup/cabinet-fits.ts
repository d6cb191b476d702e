import { CABINET_STATUS, type CabinetStatus } from '#codes/cabinet-status'

/** What decides whether a cabinet takes an order. */
export interface CabinetRoom {
  /** Whether the shop sends anything there. */
  open: boolean
  /** Compartments it has for this shop. */
  capacity: number
  /** Compartments that parcels wait in, or are on their way to. */
  taken: number
  /** Most pieces that one compartment holds. */
  mostPieces: number
}

/** Whether an order of that many pieces goes into one compartment. */
export const fitsCabinet = ({ mostPieces }: Pick<CabinetRoom, 'mostPieces'>, pieces: number): boolean =>
  pieces <= mostPieces

/** Whether it takes another parcel now. */
export const cabinetStatus = ({ capacity, taken }: Pick<CabinetRoom, 'capacity' | 'taken'>): CabinetStatus =>
  taken < capacity ? CABINET_STATUS.open : CABINET_STATUS.full
