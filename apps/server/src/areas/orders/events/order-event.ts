import type { OrderKindName } from '@hearth/domain'
import { sql, type RawBuilder } from 'kysely'
import type { CancelReason } from '#areas/orders/cancel-reason'
import type { RefundCause } from '#areas/payment/payable'
import { actorText, type Actor } from '#shop/actor'
import type { EventWish } from '#shop/outbox'
import type { UnitOfWork } from '#shop/unit-of-work'

/** Events of all orders, with their data. Kinds of orders add events of their own: `OrderKind.events`. */
export interface OrderEvents {
  /** `free`: there is nothing to pay. `kind`: the kind of an order that is not normal, whose texts may differ. */
  'order.placed': { free: boolean; kind?: OrderKindName }
  /** `held`: the cause of the order's hold. */
  'order.paid': { held?: string }
  'order.paymentFailed': object
  /** A parcel was shipped. `left`: pieces that are still to be shipped; `rest`: earlier parcels were shipped. */
  'order.shipped': { companyName: string; trackingNumber: string; left?: number; rest?: true }
  /** The pieces that were not shipped were refunded. All others are shipped. */
  'order.restRefunded': object
  'order.addressChanged': object
  /** Staff lowered the price before the payment, or undid this. `before` and `now`: fen to pay; `words`: the reason. */
  'order.repriced': { before: number; now: number; words: string }
  /** The remark or the invoice was changed before the payment. */
  'order.amended': object
  /**
   * `byTime`: the time to confirm has passed. `member`: the order was a membership, which has begun. `codes`: all its
   * products were delivered as codes. `pickedUp`: it was collected from its cabinet.
   */
  'order.received': { byTime?: true; member?: true; codes?: true; pickedUp?: true }
  /** `lacks`: pieces for which the shop has no code yet. */
  'order.codesGiven': { pieces: number; lacks: number }
  /** The shop has no codes for the order yet. */
  'order.codesAwaited': object
  /** The shopper had the codes sent by SMS. */
  'order.codesSent': object
  /** The parcel waits in its cabinet until `fetchUntil`, epoch ms. `code` opens the compartment. */
  'order.pickupReady': { code: string; cabinetName: string; address: string; fetchUntil: number }
  /** Nobody collected the parcel. It is shipped again or refunded. */
  'order.pickupReturned': { cabinetName: string }
  'order.cancelled': CancelReason
  /** The shopper asked the shop to ship the order. */
  'order.reminded': object
  /** The shopper removed the order from their list. */
  'order.removed': object
  /** `payable`: what was paid, if it was not the order itself. `amount` and `words`: fen of goodwill and its reason. */
  'order.refundOwed': { cause: RefundCause; payable?: string; amount?: number; words?: string }
  'order.refunded': object
  /** No cashier can pay the refund. `asked`: the shopper can enter a bank account in the request for service. */
  'order.refundStuck': { asked?: true }
  /** `round` is the number of the invoice among those of the order; see the invoice area. */
  'order.invoiceMade': { number: string; round: number }
  /** An invoice was reversed after a refund. */
  'order.invoiceTakenBack': { number: string }
  /** A text from before events had kinds. */
  'order.noted': { title: string; detail: string }
}

/**
 * The event of an order without anything to pay. Such an order is paid when it is placed and has no `order.paid`, so
 * consumers of paid orders list both events.
 */
export const PLACED_FREE = { kind: 'order.placed', data: { free: true } } satisfies {
  kind: keyof OrderEvents
  data: OrderEvents['order.placed']
}

/** The kinds of events that all orders have. */
export type OrderEventKind = keyof OrderEvents

/** The time and the actor of an event. The actor is a SQL expression if it differs from order to order. */
export interface EventMoment extends Pick<UnitOfWork, 'now' | 'outbox'> {
  actor: Actor | RawBuilder<string>
}

/**
 * The last part of a statement that changes orders: it writes one event for each of them. Wake the outbox after the
 * commit.
 * @param changed selects `id` and the increased `version` of each order, and the columns that `data` and `actor` read
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

/** Condition: no consumer wants an event with the data `noted.data`. */
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

/** Events about money. After them, the shopper's list shows an order again that the shopper had removed from it. */
const SHOWN_AGAIN: readonly string[] = ['order.refundOwed', 'order.refundStuck'] satisfies OrderEventKind[]

/** Writes one event for each of some orders. Call it in the transaction that has locked and changed them. */
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

/** Writes an event that all kinds of orders can have. */
export const emitOrderEvent: Emit<OrderEvents> = emit
