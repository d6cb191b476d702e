import { REBATE_STATUS, type RebateStatus } from '#codes/rebate-status'
import { rebateTakenBack } from '#rebate/rebate-rate'

/** Changes of the rebate of an order line. */
export type RebateDeed = 'accrue' | 'settle' | 'takeBack'

/** The account in which the money of a rebate is booked: as a cost of the shop, as pending, or as withdrawable. */
export type RebatePlace = 'cost' | 'pending' | 'available'

/**
 * One transition: the status before and after a change, and the movement of money. `none`: the line has earned no
 * rebate yet.
 */
export interface RebateStepRow {
  deed: RebateDeed
  from: RebateStatus | 'none'
  /** The status after the change. If there are two, the second one applies once the whole rebate is taken back. */
  to: readonly [RebateStatus, RebateStatus?]
  moves: { from: RebatePlace; to: RebatePlace }
}

const { pending, settled, cancelled } = REBATE_STATUS

/**
 * All transitions of a line's rebate. The rebate is earned once the sale is certain, and is settled once the line can
 * no longer be returned. Refunds take back their share before and after the settlement. `cancelled` is final.
 */
export const REBATE_STEPS: readonly RebateStepRow[] = [
  { deed: 'accrue', from: 'none', to: [pending], moves: { from: 'cost', to: 'pending' } },
  { deed: 'takeBack', from: pending, to: [pending, cancelled], moves: { from: 'pending', to: 'cost' } },
  { deed: 'settle', from: pending, to: [settled], moves: { from: 'pending', to: 'available' } },
  { deed: 'takeBack', from: settled, to: [settled, cancelled], moves: { from: 'available', to: 'cost' } },
]

/** The state of a line's rebate. Amounts are fen. */
export interface RebateLineState {
  /** Status of the rebate; absent if none was earned yet. */
  status?: RebateStatus
  /** The amount of the rebate, whether it is already earned or not. */
  earned: number
  /** The part of the rebate that was taken back. */
  takenBack: number
  /** The amount on which the rebate is earned. */
  paid: number
}

/** The state of the order to which the line belongs. */
export interface RebateOrderState {
  /** Whether the sale is certain: the order is paid, and waits for no group or crowd-funding. */
  certain: boolean
  /** Whether the order was cancelled. */
  cancelled: boolean
  /** Whether the line was received and can no longer be returned. */
  final: boolean
  /** Fen that were refunded, of the money paid for the line. */
  refunded: number
}

/** A change to be made. */
export interface RebateStep {
  deed: RebateDeed
  /** Fen to move, above 0. */
  fen: number
  moves: RebateStepRow['moves']
  /** The status after the change. */
  status: RebateStatus
  /** Fen of the rebate taken back in total, after the change. */
  takenBack: number
}

/**
 * Returns the changes that are due for a line, in their order; empty if there are none. They depend only on the states
 * of line and order, so that neither repeated calls nor the order of events make a difference.
 */
export function rebateSteps(line: RebateLineState, order: RebateOrderState): RebateStep[] {
  const due = order.cancelled ? line.earned : rebateTakenBack(line.earned, line.paid, order.refunded)
  const steps: RebateStep[] = []
  let { status, takenBack } = line
  /** Adds a change to `steps` if the table allows the change in the present status and it moves money. */
  const take = (deed: RebateDeed, fen: number) => {
    const row = REBATE_STEPS.find((one) => one.deed === deed && one.from === (status ?? 'none'))
    if (!row || fen <= 0) return
    if (deed === 'takeBack') takenBack += fen
    const [some, none = some] = row.to
    status = takenBack === line.earned ? none : some
    steps.push({ deed, fen, moves: row.moves, status, takenBack })
  }
  if (order.certain && due < line.earned) take('accrue', line.earned)
  take('takeBack', due - takenBack)
  if (order.final) take('settle', line.earned - takenBack)
  return steps
}
