import type { PaidFor } from '@hearth/domain'
import type { RawBuilder } from 'kysely'
import type { UnitOfWork } from '#shop/unit-of-work'

/** Something to pay: an order, a part of one, or a repair. */
export interface Payable {
  /** The name of the payable's `PayableKind`. */
  kind: string
  /** Id of the order or of the after-sale request. */
  id: string
}

/**
 * Why money is refunded. `cancelled`, `returned`, `goodwill`: the order was cancelled, goods were returned, or the shop
 * gives goodwill. The other causes are for money that paid nothing: it came too late, the payable was already paid, its
 * price changed after the payment was started, or a cashier collected twice.
 */
export type RefundCause =
  | 'cancelled'
  | 'paidLate'
  | 'paidBefore'
  | 'priceChanged'
  | 'collectedTwice'
  | 'returned'
  | 'goodwill'

/** The state of a payable, with its row locked. */
export interface LockedPayable {
  /** Whether the payable can be paid; otherwise the payment is refunded. */
  waits: boolean
  /** Fen due. A payment of another amount is refunded. */
  amount: number
  /** The cause of the refund if the payable cannot be paid. */
  lateCause: Extract<RefundCause, 'paidLate' | 'paidBefore'>
}

/**
 * A kind of payable. Each kind is declared by the area that owns the payables. The declaration says how payments change
 * them, so that the payment area needs no code for any kind. All functions are called in the transaction that changes
 * the payment, with the payable locked.
 */
export interface PayableKind {
  name: string
  /**
   * The priority of this kind in requests for an order's payment: without a payment id, payments of kinds with a rank
   * above 0 come first. Absent for kinds whose payments such requests never return.
   */
  rank?: number
  /** Whether unpaid orders of this kind expire. The cashier is then asked about their payments first. */
  awaited?: true
  /** Locks the payable until the transaction ends, and returns its state; undefined if the payable does not exist. */
  lock(work: UnitOfWork, id: string): Promise<LockedPayable | undefined>
  /**
   * Records that the payable is paid.
   * @returns how the money is booked
   */
  paid(work: UnitOfWork, id: string): Promise<PaidFor>
  /** Records that a payment failed. The payable stays open. */
  failed(work: UnitOfWork, id: string): Promise<void>
  /** Records that a refund was created. */
  refundOwed(work: UnitOfWork, id: string, cause: RefundCause): Promise<void>
  /** Records that a refund was paid. */
  refunded(work: UnitOfWork, id: string): Promise<void>
  /**
   * Records that the cashier cannot pay a refund, so that staff have to send it by bank.
   * @param request the source of the refund, see `RefundWish`
   */
  refundStuck(work: UnitOfWork, id: string, request: string): Promise<void>
  /** Condition: the payable with this id is no longer open. */
  isOver(id: RawBuilder<unknown>): RawBuilder<boolean>
  /**
   * Records a payment in one statement. Only frequent kinds of payables have this function. It returns parts of that
   * statement: `paid` updates the payable with this id if the payable is open and has this amount, and returns its
   * `id`; `more` are further writes that read the result of `paid`. The money is booked as `sold`.
   * @param amount fen of the payment. If the price has changed since, nothing is paid.
   */
  atOnce?(
    id: RawBuilder<unknown>,
    amount: number,
    work: Pick<UnitOfWork, 'now' | 'actor' | 'kinds' | 'outbox'>,
  ): { paid: RawBuilder<object>; more: readonly RawBuilder<object>[] }
}

/** The shop's kinds of payables. */
export type PayableKinds = readonly PayableKind[]

/**
 * Finds a kind by its name.
 * @throws Error if no area declares it
 */
export function kindOf(kinds: PayableKinds, name: string): PayableKind {
  const kind = kinds.find((one) => one.name === name)
  if (!kind) throw new Error(`No area of this shop is paid for a ${name}`)
  return kind
}
