import { DAY } from '@hearth/domain'
import type { ListOpsRefunds, OpsRefund, OpsRefundPage, OpsRefundState } from '@hearth/ops'
import { sql } from 'kysely'
import type { RefundCause } from '#areas/payment/payable'
import { refundCauseText } from '#areas/payment/refund-cause-text'
import { REFUND_STATE } from '#areas/payment/refund-state'
import { beginOfDay } from '#kernel/ops/ops-day'
import { opsList, readList } from '#kernel/ops/ops-list'
import { descending } from '#kernel/reads/page-of'
import type { UnitOfWork } from '#shop/unit-of-work'

type Row = Omit<OpsRefund, 'state' | 'reason' | 'afterSaleOrderId' | 'settledAt'> & {
  given: boolean
  stuck: boolean
  cause: RefundCause
  words: string | null
  request: string
  settledAt: number | null
}

/** A part of a refund that no cashier can pay. */
const STUCK = sql`
  exists (select from refund_part part where part.refund_id = refund.id and part.status = ${REFUND_STATE.stuck})`

const STATES = {
  given: sql`refund.status = ${REFUND_STATE.given}`,
  stuck: STUCK,
  owed: sql`refund.status <> ${REFUND_STATE.given} and not ${STUCK}`,
} as const satisfies Readonly<Record<OpsRefundState, unknown>>

const refundList = opsList<ListOpsRefunds, Row>({
  columns: sql`
    refund.id as "refundId", refund.order_id as "orderId", refund.amount, refund.cause, refund.words,
    refund.request, refund.created_at as "createdAt", refund.settled_at as "settledAt",
    refund.status = ${REFUND_STATE.given} as given, ${STUCK} as stuck`,
  from: sql`refund`,
  filters: {
    from: (day) => sql`refund.created_at >= ${beginOfDay('from', day)}`,
    to: (day) => sql`refund.created_at < ${beginOfDay('to', day) + DAY}`,
    state: (state) => STATES[state],
  },
  sorts: { latest: [descending('refund.created_at'), descending('refund.id')] },
  row: (after) => sql`refund where refund.id = ${after}`,
  nameOf: ({ refundId }) => refundId,
})

/** A page of refunds. @throws OpsError badInput for an invalid day */
export async function listOpsRefunds(
  payload: ListOpsRefunds,
  context: Pick<UnitOfWork, 'db' | 'now'>,
): Promise<OpsRefundPage> {
  const { rows, after } = await readList(refundList, context, payload)
  return { refunds: rows.map(asRefund), after }
}

function asRefund({ given, stuck, cause, words, request, settledAt, ...one }: Row): OpsRefund {
  const [kind, id = ''] = request.split('/')
  return {
    ...one,
    state: given ? 'given' : stuck ? 'stuck' : 'owed',
    reason: refundCauseText(cause, words),
    ...(kind === 'after-sale' ? { afterSaleOrderId: id } : {}),
    ...(settledAt === null ? {} : { settledAt }),
  }
}
