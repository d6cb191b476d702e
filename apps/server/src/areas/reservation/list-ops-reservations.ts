import { ORDER_STATUS, reservationPhase } from '@hearth/domain'
import type { ListOpsReservations, OpsReservation, OpsReservationPage } from '@hearth/ops'
import { sql } from 'kysely'
import { standsAt } from '#areas/products/promotion-time'
import { BOUGHT_PIECES } from '#areas/reservation/bought-pieces'
import type { OpsContext } from '#kernel/ops/ops-area'
import { opsList, readList } from '#kernel/ops/ops-list'
import { ascending, descending } from '#kernel/reads/page-of'

/**
 * An expression for the uncancelled orders in which shoppers bought reserved pieces of a run: their number, pieces and
 * amount.
 */
const RESULT = sql`(
  select jsonb_build_object('orders', count(distinct orders.id),
    'paidOrders', count(distinct orders.id) filter (where orders.paid_at is not null),
    'pieces', coalesce(sum(item.quantity), 0), 'amount', coalesce(sum(item.quantity * item.price), 0))
  from reservation
  join reservation_order on reservation_order.reservation_id = reservation.id
  join orders on orders.id = reservation_order.order_id and orders.status <> ${sql.lit(ORDER_STATUS.cancelled)}
  join order_item item on item.order_id = orders.id and not item.gift
  where reservation.run_id = reservation_run.id)`

/**
 * An expression for the pieces that a run offers: the stock that is left, and the pieces that were bought with a
 * reservation.
 */
const PIECES = sql`coalesce((
  select stock from promotion_sku on_sku
  where on_sku.promotion_id = reservation_run.promotion_id and on_sku.sku_no = reservation_run.sku_no
), 0) + (select coalesce(sum(${BOUGHT_PIECES}), 0) from reservation where run_id = reservation_run.id)`

const RUN_STANDS_AT = standsAt('reservation_run')

const reservationList = opsList<ListOpsReservations, Omit<OpsReservation, 'phase'>>({
  columns: sql`
    reservation_run.id as "runId", reservation_run.promotion_id as "promotionId", promotion.name,
    reservation_run.sku_no as "skuNo", reservation_run.begin_time as "beginTime",
    reservation_run.reserve_end as "reserveEndTime", reservation_run.buy_begin as "buyBeginTime",
    reservation_run.end_time as "endTime", ${PIECES} as pieces, reservation_run.reserved as "reservedPieces",
    reservation_run.shoppers, ${RESULT} as result`,
  from: sql`reservation_run join promotion on promotion.id = reservation_run.promotion_id`,
  filters: {
    status: (status, now) => RUN_STANDS_AT[status](now),
    promotionId: (id) => sql`reservation_run.promotion_id = ${id}`,
  },
  sorts: {
    lastToEnd: [descending('reservation_run.end_time'), descending('reservation_run.id')],
    firstToBegin: [ascending('reservation_run.begin_time'), ascending('reservation_run.id')],
  },
  row: (after) => sql`reservation_run where reservation_run.id = ${after}`,
  nameOf: ({ runId }) => runId,
})

/** Lists reservation campaigns with their results, those that end last first, in one query. */
export async function listOpsReservations(
  context: OpsContext,
  payload: ListOpsReservations,
): Promise<OpsReservationPage> {
  const { rows, after } = await readList(reservationList, context, payload)
  return { reservations: rows.map((row) => ({ ...row, phase: phaseOf(row, context.now) })), after }
}

const phaseOf = (row: Omit<OpsReservation, 'phase'>, now: number): OpsReservation['phase'] =>
  reservationPhase(
    {
      startTime: row.beginTime,
      endTime: row.reserveEndTime,
      buyStartTime: row.buyBeginTime,
      buyEndTime: row.endTime,
    },
    now,
  )
