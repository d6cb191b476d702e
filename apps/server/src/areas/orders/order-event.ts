import type { OrderKindName } from '@hearth/domain'
import { sql, type RawBuilder } from 'kysely'
import type { CancelReason } from '#areas/orders/cancel-reason'
import type { RefundCause } from '#areas/payment/payable'
import { actorText, type Actor } from '#shop/actor'
import type { EventWish } from '#shop/outbox'
import type { UnitOfWork } from '#shop/unit-of-work'

/** Events of any order, with the data to tell of them. Kinds add events of their own: `OrderKind.events`. */
export interface OrderEvents {
  /** `free`: nothing is left to pay. `kind`: set if it is not a normal order; its words may differ. */
  'order.placed': { free: boolean; kind?: OrderKindName }
  /** `held`: the cause of the order's hold. */
  'order.paid': { held?: string }
  'order.paymentFailed': object
  /** A parcel of it. `left`: pieces still to be shipped; `rest`: earlier parcels were shipped. */
  'order.shipped': { companyName: string; trackingNumber: string; left?: number; rest?: true }
  /** The unsent pieces were refunded: all others are shipped. */
  'order.restRefunded': object
  'order.addressChanged': object
  /** Staff lowered its price before payment, or undid that: fen to pay before and now, and why. */
  'order.repriced': { before: number; now: number; words: string }
  /** Its remark or its invoice, before it was paid. */
  'order.amended': object
  /**
   * `byTime`: the time to confirm passed. `member`: it bought a membership, which has begun. `codes`: all it bought was
   * delivered as codes. `pickedUp`: it was collected from its cabinet.
   */
  'order.received': { byTime?: true; member?: true; codes?: true; pickedUp?: true }
  /** `lacks`: pieces without a code. */
  'order.codesGiven': { pieces: number; lacks: number }
  /** The shop has no code for it yet. */
  'order.codesAwaited': object
  /** The shopper requests them by SMS. */
  'order.codesSent': object
  /** It waits in its cabinet until `fetchUntil`, epoch ms; `code` opens it. */
  'order.pickupReady': { code: string; cabinetName: string; address: string; fetchUntil: number }
  /** Nobody collected it: it is to be shipped again or refunded. */
  'order.pickupReturned': { cabinetName: string }
  'order.cancelled': CancelReason
  /** The shopper asks for it to be sent. */
  'order.reminded': object
  /** The shopper removed it from their list. */
  'order.removed': object
  /** `payable`: what was paid for, if not the order itself. `amount` and `words`: fen and reason of goodwill. */
  'order.refundOwed': { cause: RefundCause; payable?: string; amount?: number; words?: string }
  'order.refunded': object
  /** No cashier can refund it. `asked`: its request for service takes an account to send the money to. */
  'order.refundStuck': { asked?: true }
  /** `round` counts the invoices of the order; see the invoice area. */
  'order.invoiceMade': { number: string; round: number }
  /** An invoice was reversed after a refund. */
  'order.invoiceTakenBack': { number: string }
  /** A text stored before events had kinds. */
  'order.noted': { title: string; detail: string }
}

/**
 * The event of an order that costs nothing. It counts as paid when placed and has no `order.paid`, so consumers of paid
 * orders name both.
 */
export const PLACED_FREE = { kind: 'order.placed', data: { free: true } } satisfies {
  kind: keyof OrderEvents
  data: OrderEvents['order.placed']
}

/** What kinds of events all orders have. */
export type OrderEventKind = keyof OrderEvents

/** When an event happens, and who acts; an expression if each order has another actor. */
export interface EventMoment extends Pick<UnitOfWork, 'now' | 'outbox'> {
  actor: Actor | RawBuilder<string>
}

/**
 * The last part of a statement that changes orders: it writes one event for each. Wake the outbox after the commit.
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
  { now, actor, outbox }: EventMoment,
  changed: RawBuilder<object>,
): RawBuilder<object> => sql`
  insert into event (subject, version, kind, data, at, actor, handed_out)
  select 'order/' || changed.id, changed.version, ${kind}, noted.data, ${now}::bigint,
    ${isRaw(actor) ? actor : sql`${actorText(actor)}::text`}, ${isUnwanted(outbox.wishes(kind))}
  from (${changed}) as changed
  cross join lateral (select ${isRaw(data) ? data : sql`${JSON.stringify(data)}::jsonb`} as data) as noted`

/** Whether no consumer receives an event with the data `noted.data`. */
function isUnwanted(wishes: readonly EventWish[] | undefined): RawBuilder<boolean> {
  if (!wishes || wishes.some(({ data }) => data === undefined)) return sql`false`
  if (wishes.length === 0) return sql`true`
  return sql`not (${sql.join(
    wishes.map(({ data }) => sql`noted.data @> ${sql.lit(JSON.stringify(data))}::jsonb`),
    sql` or `,
  )})`
}

const isRaw = <Value extends object>(data: Value): data is Extract<Value, RawBuilder<unknown>> =>
  'toOperationNode' in data

/** Events about money: they restore an order that was removed from the list. */
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
