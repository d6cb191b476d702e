import type { PaidFor } from '@hearth/domain'
import type { RawBuilder } from 'kysely'
import type { UnitOfWork } from '#shop/unit-of-work'

/** Something that can be paid for. */
export interface Payable {
  /** The name of its `PayableKind`. */
  kind: string
  /** The id of the order or the after-sale request. */
  id: string
}

/**
 * Why money is refunded: its payable was cancelled or returned, or as goodwill for something kept; the other causes are
 * for money that paid nothing. `priceChanged`: the price changed after the payment was started.
 */
export type RefundCause =
  | 'cancelled'
  | 'paidLate'
  | 'paidBefore'
  | 'priceChanged'
  | 'collectedTwice'
  | 'returned'
  | 'goodwill'

/** The state of a locked payable. */
export interface LockedPayable {
  /** Whether a payment of it is accepted; otherwise it is refunded. */
  waits: boolean
  /** Fen due: a payment of another amount is refunded. */
  amount: number
  /** The refund cause of money that comes when none is due. */
  lateCause: Extract<RefundCause, 'paidLate' | 'paidBefore'>
}

/**
 * The handling of payments by a kind of payable, declared by the area that owns its rows; the payment area knows no
 * kind by name. Everything here is called in the transaction that changes the payment, with the payable locked.
 */
export interface PayableKind {
  name: string
  /**
   * Which payment of an order a shopper reads who names none: that of the kind with the highest rank. Absent if its
   * payments are only read by name.
   */
  rank?: number
  /** Whether unpaid orders of it expire: the cashier is queried about such payments first. */
  awaited?: true
  /** Locks it, so that decisions still hold when they are written; nothing if it does not exist. */
  lock(work: UnitOfWork, id: string): Promise<LockedPayable | undefined>
  /** It is paid. @returns what the money is in the books */
  paid(work: UnitOfWork, id: string): Promise<PaidFor>
  /** A payment of it failed; it is still open. */
  failed(work: UnitOfWork, id: string): Promise<void>
  /** A refund of it was created. */
  refundOwed(work: UnitOfWork, id: string, cause: RefundCause): Promise<void>
  /** A refund of it was paid. */
  refunded(work: UnitOfWork, id: string): Promise<void>
  /**
   * A refund of it cannot be paid by the cashier: staff have to send it by bank.
   * @param request the source of the refund, see `RefundWish`
   */
  refundStuck(work: UnitOfWork, id: string, request: string): Promise<void>
  /** Condition: the payable with that id is no longer open. */
  isOver(id: RawBuilder<unknown>): RawBuilder<boolean>
  /**
   * Records the payment in one statement, if no more is to be done: `paid` updates the payable with that id if it is
   * open with that amount, and returns its `id`; `more` are further writes from `paid`; it is booked as sold. For
   * frequent kinds.
   * @param amount fen of the payment: one started at another price pays nothing
   */
  atOnce?(
    id: RawBuilder<unknown>,
    amount: number,
    work: Pick<UnitOfWork, 'now' | 'actor' | 'kinds' | 'outbox'>,
  ): { paid: RawBuilder<object>; more: readonly RawBuilder<object>[] }
}

/** The kinds of payables a shop has. */
export type PayableKinds = readonly PayableKind[]

/**
 * The kind by its name.
 * @throws Error if no area declares it
 */
export function kindOf(kinds: PayableKinds, name: string): PayableKind {
  const kind = kinds.find((one) => one.name === name)
  if (!kind) throw new Error(`No area of this shop is paid for a ${name}`)
  return kind
}
