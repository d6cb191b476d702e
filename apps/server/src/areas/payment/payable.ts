import type { PaidFor } from '@hearth/domain'
import type { RawBuilder } from 'kysely'
import type { UnitOfWork } from '#shop/unit-of-work'

/** One thing that is paid for. */
export interface Payable {
  /** The name of its `PayableKind`. */
  kind: string
  /** Of the order, or of the after-sale request. */
  id: string
}

/**
 * Why money goes back: for something that was paid and is cancelled or returned, or as goodwill for what stays; the
 * others are for money that paid nothing. `priceChanged`: it was begun when what it is for cost something else.
 */
export type RefundCause =
  | 'cancelled'
  | 'paidLate'
  | 'paidBefore'
  | 'priceChanged'
  | 'collectedTwice'
  | 'returned'
  | 'goodwill'

/** How a payable stands that is locked. */
export interface LockedPayable {
  /** Whether a payment of it is taken; otherwise its money goes back. */
  waits: boolean
  /** Fen that it waits for: a payment that was begun for another amount goes back. */
  amount: number
  /** Why money that comes while it waits for none goes back. */
  lateCause: Extract<RefundCause, 'paidLate' | 'paidBefore'>
}

/**
 * What a kind of payable does with its payments. The area whose rows it is of declares it; the payment area knows none
 * of them by name. Everything here is called in the transaction that changes the payment, with the payable locked.
 */
export interface PayableKind {
  name: string
  /**
   * Which payment of an order is told to a shopper who names none: of the kind with the highest rank. Absent where its
   * payments are told by their names alone.
   */
  rank?: number
  /** Whether orders are cancelled that are not paid so in time: the cashier is asked about such payments first. */
  awaited?: true
  /** Locks it, so that what is decided about it now still holds when it is written; nothing where it is not there. */
  lock(work: UnitOfWork, id: string): Promise<LockedPayable | undefined>
  /** It is paid. @returns what the money is in the books */
  paid(work: UnitOfWork, id: string): Promise<PaidFor>
  /** A payment of it failed; it still waits. */
  failed(work: UnitOfWork, id: string): Promise<void>
  /** Money for it is going back. */
  refundOwed(work: UnitOfWork, id: string, cause: RefundCause): Promise<void>
  /** A refund of it has been given. */
  refunded(work: UnitOfWork, id: string): Promise<void>
  /**
   * A refund of it cannot go back the way it came: somebody has to send it by bank.
   * @param request what asks for the refund, see `RefundWish`
   */
  refundStuck(work: UnitOfWork, id: string, request: string): Promise<void>
  /** Condition: whether the payable with that id waits for no payment any more. */
  isOver(id: RawBuilder<unknown>): RawBuilder<boolean>
  /**
   * Takes it as paid in one statement where that is all there is to do: `paid` is an update of the payable with that id
   * if it waits for that amount, which returns its `id`; `more` is what else is written, from `paid`; in the books it
   * is sold. Whoever pays often has it.
   * @param amount fen of the payment: what was begun at another price pays nothing
   */
  atOnce?(
    id: RawBuilder<unknown>,
    amount: number,
    work: Pick<UnitOfWork, 'now' | 'actor' | 'kinds'>,
  ): { paid: RawBuilder<object>; more: readonly RawBuilder<object>[] }
}

/** The kinds of payables a shop has. */
export type PayableKinds = readonly PayableKind[]

/**
 * The kind by its name.
 * @throws Error for one that no area declares
 */
export function kindOf(kinds: PayableKinds, name: string): PayableKind {
  const kind = kinds.find((one) => one.name === name)
  if (!kind) throw new Error(`No area of this shop is paid for a ${name}`)
  return kind
}
