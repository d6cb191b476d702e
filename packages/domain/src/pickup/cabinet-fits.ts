import { CABINET_STATUS, type CabinetStatus } from '#codes/cabinet-status'

/** The facts that decide whether a cabinet can take an order. */
export interface CabinetRoom {
  /** Whether the shop sends parcels to the cabinet. */
  open: boolean
  /** Number of compartments for this shop. */
  capacity: number
  /** Number of compartments that hold a parcel, or are reserved for a parcel in transit. */
  taken: number
  /** Maximum number of pieces in one compartment. */
  mostPieces: number
}

/** Whether an order with this number of pieces fits into one compartment. */
export const fitsCabinet = ({ mostPieces }: Pick<CabinetRoom, 'mostPieces'>, pieces: number): boolean =>
  pieces <= mostPieces

/** Whether the cabinet can take another parcel now. */
export const cabinetStatus = ({ capacity, taken }: Pick<CabinetRoom, 'capacity' | 'taken'>): CabinetStatus =>
  taken < capacity ? CABINET_STATUS.open : CABINET_STATUS.full
