import { RESERVATION_LEAD, SKU_STATUS } from '@hearth/domain'
import { sql } from 'kysely'
import { subjectOf } from '#kernel/messages/mark-said'
import { tellingEvent } from '#kernel/messages/telling-event'
import { inTransaction, type UnitOfWork } from '#shop/unit-of-work'

/** A reservation whose pieces can be bought soon, with the data of its message. */
export interface ReservationToTell {
  shopperId: string
  reservationId: string
  campaignId: string
  productName: string
  /** Pieces. */
  quantity: number
  /** Epoch ms. */
  buyStartTime: number
  /** Epoch ms. */
  buyEndTime: number
}

/** The reserved pieces can be bought soon. The shopper gets a message. */
export const reservationOpens = tellingEvent<ReservationToTell>('notice.reservationOpens')

/** The most reservations of one transaction. */
const BATCH = 200

/**
 * Tells shoppers some minutes before they can buy their reserved pieces, in the order of the reservations. Leaves out
 * skus that are off the shelf.
 * @returns the number of messages
 */
export const tellOfReservations = (work: UnitOfWork): Promise<number> =>
  inTransaction(work, async (inside) => {
    const { db, now } = inside
    const { rows } = await sql<ReservationToTell>`
      update reservation set told = true
      from (
        select waiting.id, run.promotion_id, run.buy_begin, run.end_time, sku.sku_name
        from reservation_run run
        join reservation waiting on waiting.run_id = run.id and not waiting.told
        join sku on sku.sku_no = run.sku_no and sku.sku_status = ${sql.lit(SKU_STATUS.active)}
        where run.buy_begin <= ${now + RESERVATION_LEAD} and run.end_time >= ${now}
        order by waiting.created_at, waiting.id limit ${BATCH}
      ) as due
      where reservation.id = due.id and not reservation.told
      returning reservation.shopper_id as "shopperId", reservation.id as "reservationId",
        due.promotion_id as "campaignId", due.sku_name as "productName", reservation.quantity,
        due.buy_begin as "buyStartTime", due.end_time as "buyEndTime"`.execute(db)
    await reservationOpens.emit(
      inside,
      rows.map((data) => ({ subject: subjectOf(`reservation/${data.reservationId}`), version: 1, data })),
    )
    return rows.length
  })
