import type { OrderKindName } from '@hearth/domain'
import { sql, type RawBuilder } from 'kysely'
import type { CancelReason } from '#areas/orders/cancel-reason'
import type { RefundCause } from '#areas/payment/payable'
import { actorText, type Actor } from '#shop/actor'
import type { UnitOfWork } from '#shop/unit-of-work'

/**
 * What may happen to any order, with what is needed to tell of it. Kinds have events of their own: `OrderKind.events`.
 */
export interface OrderEvents {
  /** `free`: nothing is left to pay. `kind`: of another kind than a normal order, which may tell more. */
  'order.placed': { free: boolean; kind?: OrderKindName }
  /** `held`: the cause that holds it back from being sent. */
  'order.paid': { held?: string }
  'order.paymentFailed': object
  /** A parcel of it. `left`: pieces that are still to be sent; `rest`: others went before. */
  'order.shipped': { companyName: string; trackingNumber: string; left?: number; rest?: true }
  /** What was not sent yet was refunded: all the others are on their way. */
  'order.restRefunded': object
  'order.addressChanged': object
  /** Staff made it cheaper, or took that back, before it was paid: fen to pay before and now, and why. */
  'order.repriced': { before: number; now: number; words: string }
  /** Its remark or its invoice, before it was paid. */
  'order.amended': object
  /** `byTime`: the shopper had not said so in time. `member`: it bought a membership, which has begun.
   * `codes`: all it bought was delivered as codes. `pickedUp`: it was fetched from its cabinet. */
  'order.received': { byTime?: true; member?: true; codes?: true; pickedUp?: true }
  /** `lacks`: pieces that the shop has no code for yet. */
  'order.codesGiven': { pieces: number; lacks: number }
  /** The shop has no code for it yet. */
  'order.codesAwaited': object
  /** The shopper wants them by SMS. */
  'order.codesSent': object
  /** It waits in its cabinet until `fetchUntil`, epoch ms; `code` opens it. */
  'order.pickupReady': { code: string; cabinetName: string; address: string; fetchUntil: number }
  /** Nobody fetched it: it is to be sent anew, or its money to go back. */
  'order.pickupReturned': { cabinetName: string }
  'order.cancelled': CancelReason
  /** The shopper asks for it to be sent. */
  'order.reminded': object
  /** The shopper took it off their list. */
  'order.removed': object
  /** `payable`: of what, where it is not the order itself. Of goodwill: fen, and why it is given. */
  'order.refundOwed': { cause: RefundCause; payable?: string; amount?: number; words?: string }
  'order.refunded': object
  /** No cashier can ever give it back. `asked`: its request for service takes the account that it is sent to. */
  'order.refundStuck': { asked?: true }
  /** `round` counts the invoices of the order; see the invoice area. */
  'order.invoiceMade': { number: string; round: number }
  /** An invoice was taken back, since money went back. */
  'order.invoiceTakenBack': { number: string }
  /** What was kept as a text before events had kinds. */
  'order.noted': { title: string; detail: string }
}

/**
 * The event of an order that costs nothing. It is paid when it is placed and has no `order.paid`, so consumers of paid
 * orders name both.
 */
export const PLACED_FREE = { kind: 'order.placed', data: { free: true } } satisfies {
  kind: keyof OrderEvents
  data: OrderEvents['order.placed']
}

/** What kinds of events all orders have. */
export type OrderEventKind = keyof OrderEvents

/** When an event happens, and who acts; an expression for who acts where each order has its own. */
export interface EventMoment {
  now: number
  actor: Actor | RawBuilder<string>
}

/**
 * Makes the last part of a statement that changes orders: it writes one event for each of them. Wake the outbox after
 * the statement was committed.
 * @param changed selects `id` and the raised `version` of each order, and the columns that `data` and `actor` read
 */
export const insertOrderEvents = <Kind extends OrderEventKind>(
  kind: Kind,
  data: OrderEvents[Kind] | RawBuilder<object>,
  moment: EventMoment,
  changed: RawBuilder<object>,
): RawBuilder<object> => insert(kind, data, moment, changed)

const insert = (
  kind: string,
  data: object,
  { now, actor }: EventMoment,
  changed: RawBuilder<object>,
): RawBuilder<object> => sql`
  insert into event (subject, version, kind, data, at, actor)
  select 'order/' || changed.id, changed.version, ${kind}, ${isRaw(data) ? data : sql`${JSON.stringify(data)}::jsonb`},
    ${now}::bigint, ${isRaw(actor) ? actor : sql`${actorText(actor)}::text`}
  from (${changed}) as changed`

const isRaw = <Value extends object>(data: Value): data is Extract<Value, RawBuilder<unknown>> =>
  'toOperationNode' in data

/** Kinds of events about money: an order that was taken off the list is there again. */
const SHOWN_AGAIN: readonly string[] = ['order.refundOwed', 'order.refundStuck'] satisfies OrderEventKind[]

/**
 * A function that writes one event for each of some orders. Call it in the transaction that locked and changed them.
 */
type Emit<Events> = <Kind extends keyof Events & string>(
  work: UnitOfWork,
  orderIds: readonly string[],
  kind: Kind,
  data: Events[Kind] & object,
) => Promise<void>

/**
 * The function that writes the events which only one kind of orders has.
 * @typeParam Events the data of these events, by the names of the events
 */
export const emitterOf = <Events>(): Emit<Events> => emit

async function emit(work: UnitOfWork, orderIds: readonly string[], kind: string, data: object): Promise<void> {
  const { db, afterCommit, outbox } = work
  const shown = SHOWN_AGAIN.includes(kind) ? sql`, removed_at = null` : sql``
  await sql`
    with raised as (
      update orders set version = version + 1 ${shown} where id = any(${[...orderIds]}::text[]) returning id, version
    )
    ${insert(kind, data, work, sql`select id, version from raised`)}`.execute(db)
  afterCommit(outbox.wake)
}

/** Writes an event that every kind of orders may have. */
export const emitOrderEvent: Emit<OrderEvents> = emit
