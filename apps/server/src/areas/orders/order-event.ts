import { sql, type RawBuilder } from 'kysely'
import type { CancelReason } from '#areas/orders/cancel-reason'
import type { RefundCause } from '#areas/payment/payable'
import { actorText } from '#shop/actor'
import type { UnitOfWork } from '#shop/unit-of-work'

/** What may happen to an order, with what is needed to tell of it. */
export interface OrderEvents {
  /**
   * `free`: nothing is left to pay. `trial`: it is to be tried; `review`: once staff agree. `deposit`: of a pre-sale,
   * whose deposit is to be paid. `funding`: it supports a crowd-funding.
   */
  'order.placed': { free: boolean; funding?: true; trial?: true; review?: boolean; deposit?: true }
  /** Of a pre-sale, whose balance can be paid between the two, epoch ms. */
  'order.depositPaid': { balanceBeginTime: number; balanceEndTime: number }
  /** The final payment of a pre-sale was placed. `free`: nothing is left to pay. */
  'order.balancePlaced': { free: boolean }
  /** The shop kept so many fen of the deposit of an order that ended. */
  'order.depositKept': { amount: number }
  /** `held`: it waits for its crowd-funding. */
  'order.paid': { held?: true }
  /** Its crowd-funding is reached: it is to be sent. */
  'order.fundingReached': object
  'order.paymentFailed': object
  /** A parcel of it. `left`: pieces that are still to be sent; `rest`: others went before. */
  'order.shipped': { companyName: string; trackingNumber: string; left?: number; rest?: true }
  /** What was not sent yet was refunded: all the others are on their way. */
  'order.restRefunded': object
  'order.addressChanged': object
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
  /** `payable`: of what, where it is not the order itself. */
  'order.refundOwed': { cause: RefundCause; payable?: 'repair' | 'trial' }
  'order.refunded': object
  /** No cashier can ever give it back. `asked`: its request for service takes the account that it is sent to. */
  'order.refundStuck': { asked?: true }
  /** `round` counts the invoices of the order; see the invoice area. */
  'order.invoiceMade': { number: string; round: number }
  /** An invoice was taken back, since money went back. */
  'order.invoiceTakenBack': { number: string }
  /** What became of its free trial, where no other event says it. */
  'order.trialStepped': TrialStepped
  /** What was kept as a text before events had kinds. */
  'order.noted': { title: string; detail: string }
}

/** A step of a free trial, with what is needed to tell of it. */
export type TrialStepped =
  | { deed: 'approve' | 'sendBack' | 'resume' | 'takeBack' }
  | { deed: 'refuse'; reason: string }
  /** Until when it can be tried, epoch ms. */
  | { deed: 'begin'; endTime: number }
  /** Fen that are due, or were paid. */
  | { deed: 'keep' | 'overrun'; amount: number }
  | { deed: 'charge'; amount: number; reason: string }

/** What kinds of events orders have. */
export type OrderEventKind = keyof OrderEvents

/** What events of an order are kept under. */
export const orderSubject = (orderId: string): string => `order/${orderId}`

/** The order that an event is kept under. */
export const orderOfSubject = (subject: string): string => subject.slice('order/'.length)

/**
 * Keeps an event of orders in a statement that changes them; wake the outbox once it is committed.
 * @param work its moment, and who acts
 * @param changed selects `id` and `version` of the orders, raised by one, and `data` where it differs from one to the
 *   next
 */
export const insertOrderEvents = <Kind extends OrderEventKind>(
  kind: Kind,
  data: OrderEvents[Kind] | RawBuilder<object>,
  { now, actor }: Pick<UnitOfWork, 'now' | 'actor'>,
  changed: RawBuilder<object>,
): RawBuilder<object> => sql`
  insert into event (subject, version, kind, data, at, actor)
  select 'order/' || changed.id, changed.version, ${kind}, ${isRaw(data) ? data : sql`${JSON.stringify(data)}::jsonb`}, ${now}::bigint, ${actorText(actor)}::text
  from (${changed}) as changed`

const isRaw = (data: object): data is RawBuilder<object> => 'toOperationNode' in data

/** Kinds of events about money: an order that was taken off the list is there again. */
const SHOWN_AGAIN: readonly OrderEventKind[] = ['order.refundOwed', 'order.refundStuck']

/** Keeps an event of orders that the caller has locked, in the transaction that changes them. */
export async function emitOrderEvent<Kind extends OrderEventKind>(
  work: UnitOfWork,
  orderIds: readonly string[],
  kind: Kind,
  data: OrderEvents[Kind],
): Promise<void> {
  const { db, afterCommit, outbox } = work
  await sql`
    with raised as (update orders set version = version + 1${SHOWN_AGAIN.includes(kind) ? sql`, removed_at = null` : sql``} where id = any(${[...orderIds]}::text[]) returning id, version)
    ${insertOrderEvents(kind, data, work, sql`select id, version from raised`)}`.execute(db)
  afterCommit(outbox.wake)
}
