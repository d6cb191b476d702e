import { PAYMENT_STATUS } from '@hearth/domain'
import { sql } from 'kysely'
import { bookGiven } from '#areas/payment/book-refund'
import { kindOf, type Payable, type PayableKinds } from '#areas/payment/payable'
import { REFUND_STATE } from '#areas/payment/refund-state'
import type { Cashier } from '#ports/cashier'
import type { Database } from '#database/connect'
import { prepared } from '#database/prepared'
import { inTransaction, type UnitOfWork } from '#shop/unit-of-work'

/** A part of a refund that has to be paid. */
interface DuePart extends Payable {
  partId: string
  refundId: string
  paymentId: string
  /** The cashier that collected the money. */
  channel: string
  tradeNo: string
  amount: number
  owedSince: number
}

/** The most parts of refunds that are read at a time. */
const BATCH = 50

/**
 * Pays refunds. Calls the cashier before anything is written. Each part is paid once, however often this function runs,
 * so that neither a crash nor a second server loses money or pays twice. If the shop no longer has the cashier of a
 * part, staff send the money by bank.
 * @returns how many parts were paid
 * @throws AggregateError after all parts were tried, if the cashier failed for some
 */
export async function refundPayments(work: UnitOfWork, kinds: PayableKinds, cashier: Cashier): Promise<number> {
  let done = 0
  const failures: Error[] = []
  let last: DuePart | undefined
  do {
    const due = await dueParts(work.db, last)
    for (const part of due) {
      // A refund that fails does not block the others.
      const given = await giveBack(work, kinds, cashier, part).catch((error: Error) => void failures.push(error))
      if (given === true) done += 1
    }
    last = due.length < BATCH ? undefined : due.at(-1)
  } while (last)
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} refunds failed and will be tried again`)
  return done
}

/**
 * The next parts to pay. Each batch starts after the last part of the previous batch, so that parts that the cashier
 * does not pay do not block later parts.
 */
async function dueParts(db: Database, after?: DuePart): Promise<DuePart[]> {
  const { rows } = await prepared<DuePart>`
    select part.id as "partId", refund_id as "refundId", payment_id as "paymentId", channel,
      coalesce(part.trade_no, channel_trade_no, '') as "tradeNo", payable_kind as kind, payable_id as id,
      part.amount, part.created_at as "owedSince"
    from refund_part part
    join payment on payment.id = part.payment_id
    where part.status = ${sql.lit(REFUND_STATE.owed)}
      and (part.created_at, part.id) > (${after?.owedSince ?? 0}, ${after?.partId ?? ''})
    order by part.created_at, part.id limit ${sql.lit(BATCH)}`.execute(db)
  return rows
}

async function giveBack(work: UnitOfWork, kinds: PayableKinds, cashier: Cashier, part: DuePart): Promise<boolean> {
  const { partId, paymentId, channel, tradeNo, amount } = part
  const given =
    channel === cashier.channel
      ? await cashier.refund({ refundId: partId, paymentId, tradeNo, amount })
      : ('impossible' as const)
  if (given === false) return false
  await inTransaction(work, (inside) =>
    given === 'impossible' ? noteStuck(inside, kinds, part) : closePart(inside, kinds, part),
  )
  return given === true
}

/** Records that no cashier can pay the part, so that staff send it by bank. */
async function noteStuck(work: UnitOfWork, kinds: PayableKinds, { partId, kind, id }: DuePart): Promise<void> {
  const payable = kindOf(kinds, kind)
  await payable.lock(work, id)
  const { rows } = await sql<{ request: string }>`
    update refund_part set status = ${REFUND_STATE.stuck} from refund
    where refund_part.id = ${partId} and refund_part.status = ${REFUND_STATE.owed} and refund.id = refund_id
    returning request`.execute(work.db)
  if (rows[0]) await payable.refundStuck(work, id, rows[0].request)
}

/**
 * Records that a part was paid. Marks its payment as refunded if all money of the payment was refunded, and its refund
 * as paid if all parts of the refund were paid.
 * @param reference the bank's number of the transfer, if the part was sent by bank
 */
export async function closePart(
  work: UnitOfWork,
  kinds: PayableKinds,
  { partId, refundId, kind, id }: Pick<DuePart, 'partId' | 'refundId' | 'kind' | 'id'>,
  reference: string | null = null,
): Promise<void> {
  const payable = kindOf(kinds, kind)
  await payable.lock(work, id)
  const { rows } = await sql<{ paymentId: string }>`
    update refund_part set status = ${REFUND_STATE.given}, settled_at = ${work.now}, bank_reference = ${reference}
    where id = ${partId} and status <> ${REFUND_STATE.given} returning payment_id as "paymentId"`.execute(work.db)
  const [part] = rows
  if (!part) return
  await bookGiven(work, partId)
  await sql`
    update payment set status = ${PAYMENT_STATUS.refunded}
    where id = ${part.paymentId} and amount = (
      select sum(amount) from refund_part
      where payment_id = payment.id and status = ${REFUND_STATE.given}
        and coalesce(trade_no, payment.channel_trade_no) = payment.channel_trade_no
    )`.execute(work.db)
  const { rows: whole } = await sql`
    update refund set status = ${REFUND_STATE.given}, settled_at = ${work.now}
    where id = ${refundId} and not exists (
      select from refund_part where refund_id = ${refundId} and status <> ${REFUND_STATE.given}
    )
    returning id`.execute(work.db)
  if (whole.length > 0) await payable.refunded(work, id)
}
