import { REBATE_STATUS, type RebateStatus } from '#codes/rebate-status'
import { rebateTakenBack } from '#rebate/rebate-rate'

/** Changes of the rebate of an order line. */
export type RebateDeed = 'accrue' | 'settle' | 'takeBack'

/** Where the money of a rebate is booked: as a cost of the shop, as pending, or as withdrawable. */
export type RebatePlace = 'cost' | 'pending' | 'available'

/** A row of the table: the status that a change leads from, and the one it leads to. `none`: nothing was earned yet. */
export interface RebateStepRow {
  deed: RebateDeed
  from: RebateStatus | 'none'
  /** The status after the change; the second one applies if nothing of the rebate is left. */
  to: readonly [RebateStatus, RebateStatus?]
  moves: { from: RebatePlace; to: RebatePlace }
}

const { pending, settled, cancelled } = REBATE_STATUS

/**
 * All steps of a line's rebate. It is earned once the sale is certain, and settles once the line can no longer be
 * returned. Refunds take back their share before and after that. `cancelled` is final.
 */
export const REBATE_STEPS: readonly RebateStepRow[] = [
  { deed: 'accrue', from: 'none', to: [pending], moves: { from: 'cost', to: 'pending' } },
  { deed: 'takeBack', from: pending, to: [pending, cancelled], moves: { from: 'pending', to: 'cost' } },
  { deed: 'settle', from: pending, to: [settled], moves: { from: 'pending', to: 'available' } },
  { deed: 'takeBack', from: settled, to: [settled, cancelled], moves: { from: 'available', to: 'cost' } },
]

/** The state of a line's rebate. Amounts are fen. */
export interface RebateLineState {
  /** Absent if nothing was earned yet. */
  status?: RebateStatus
  /** The rebate, whether it is earned already or not. */
  earned: number
  /** The part that was taken back. */
  takenBack: number
  /** The amount on which the rebate is earned. */
  paid: number
}

/** The state of the line's order. */
export interface RebateOrderState {
  /** Whether the sale is certain: the order is paid, and waits for no group or crowd-funding. */
  certain: boolean
  /** Whether it was cancelled. */
  cancelled: boolean
  /** Whether the line was received and can no longer be returned. */
  final: boolean
  /** Fen of the line's money that were refunded. */
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
  /** Fen taken back in total after the change. */
  takenBack: number
}

/**
 * The changes that are due for a line, in their order; none if it is up to date. They depend only on the state of line
 * and order, so repeated calls and the order of events make no difference.
 */
export function rebateSteps(line: RebateLineState, order: RebateOrderState): RebateStep[] {
  const due = order.cancelled ? line.earned : rebateTakenBack(line.earned, line.paid, order.refunded)
  const steps: RebateStep[] = []
  let { status, takenBack } = line
  /** Makes a change, if the table allows it in this status and there is money to move. */
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
