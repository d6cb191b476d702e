import { REBATE_STATUS, type RebateStatus } from '#codes/rebate-status'
import { rebateTakenBack } from '#rebate/rebate-rate'

/** What happens to the rebate of a line of an order. */
export type RebateDeed = 'accrue' | 'settle' | 'takeBack'

/** Where a rebate's fen are: a cost of the shop, pending, or withdrawable. */
export type RebatePlace = 'cost' | 'pending' | 'available'

/** A row of the table: from where a deed leads where. `none`: nothing was earned yet. */
export interface RebateStepRow {
  deed: RebateDeed
  from: RebateStatus | 'none'
  /** Where it leads; the second where nothing of the rebate is left. */
  to: readonly [RebateStatus, RebateStatus?]
  moves: { from: RebatePlace; to: RebatePlace }
}

const { pending, settled, cancelled } = REBATE_STATUS

/**
 * All steps of a line's rebate. It is earned once the sale is certain, and settles once the line can no longer be
 * returned; refunds take back their share, before and after. `cancelled` is final.
 */
export const REBATE_STEPS: readonly RebateStepRow[] = [
  { deed: 'accrue', from: 'none', to: [pending], moves: { from: 'cost', to: 'pending' } },
  { deed: 'takeBack', from: pending, to: [pending, cancelled], moves: { from: 'pending', to: 'cost' } },
  { deed: 'settle', from: pending, to: [settled], moves: { from: 'pending', to: 'available' } },
  { deed: 'takeBack', from: settled, to: [settled, cancelled], moves: { from: 'available', to: 'cost' } },
]

/** How the rebate of a line stands. Amounts are fen. */
export interface RebateLineState {
  /** Absent where nothing was earned yet. */
  status?: RebateStatus
  /** What it earned, or will. */
  earned: number
  /** What of it was taken back. */
  takenBack: number
  /** What it is earned on. */
  paid: number
}

/** How the order of a line stands. */
export interface RebateOrderState {
  /** Whether its sale is certain: it is paid, and no group or crowd-funding has still to be complete. */
  certain: boolean
  /** Whether it was cancelled. */
  cancelled: boolean
  /** Whether the line was received and can no longer go back. */
  final: boolean
  /** Fen of the line's money that went back. */
  refunded: number
}

/** A step to be taken. */
export interface RebateStep {
  deed: RebateDeed
  /** Fen that move, above 0. */
  fen: number
  moves: RebateStepRow['moves']
  /** The state of the line after it. */
  status: RebateStatus
  /** What of the rebate was taken back after it, fen. */
  takenBack: number
}

/**
 * The steps that are due for a line, in their order; none if it is up to date. It depends only on the state of line and
 * order, so it does not matter how often it is called, or which of several events comes first.
 */
export function rebateSteps(line: RebateLineState, order: RebateOrderState): RebateStep[] {
  const due = order.cancelled ? line.earned : rebateTakenBack(line.earned, line.paid, order.refunded)
  const steps: RebateStep[] = []
  let { status, takenBack } = line
  /** Takes a step where the table has one from here, and something moves. */
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
