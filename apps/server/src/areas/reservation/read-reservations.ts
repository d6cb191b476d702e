import {
  campaignStatusAt,
  maskTelephone,
  PROMOTION_TYPE,
  REPLY_CODE,
  RESERVATION_STATUS,
  reservationPhase,
  shopperLimit,
  SKU_STATUS,
  type ReservationTimes,
} from '@hearth/domain'
import type { Reservation, ReservationCampaign, ReservationPhone } from '@hearth/sdk/core'
import { sql, type RawBuilder } from 'kysely'
import { isAnnounced } from '#areas/products/promotion-time'
import { readCards } from '#areas/products/read-cards'
import { IS_RUN_OF_PROMOTION } from '#areas/reservation-runs/reservation-terms'
import { BOUGHT_PIECES } from '#areas/reservation/bought-pieces'
import { RUN_TIMES } from '#areas/reservation/run-times'
import type { Database } from '#database/connect'
import { ShopError } from '#kernel/shop-error'

interface StoredReservation {
  reservationId: string
  campaignId: string
  quantity: number
  boughtQuantity: number
  buyEndTime: number
}

/** An expression on a row of `reservation` and its run for the reservation as JSON. */
const RESERVATION = sql<StoredReservation>`jsonb_build_object(
  'reservationId', reservation.id, 'campaignId', reservation_run.promotion_id, 'quantity', reservation.quantity,
  'boughtQuantity', ${BOUGHT_PIECES}, 'buyEndTime', reservation_run.end_time)`

const told = ({ buyEndTime, ...reservation }: StoredReservation, now: number): Reservation => ({
  ...reservation,
  status: now <= buyEndTime ? RESERVATION_STATUS.reserved : RESERVATION_STATUS.none,
})

/** Reads a shopper's reservation, in one query. @throws ShopError notFound also for another shopper's reservation */
export async function readReservation(
  db: Database,
  shopperId: string,
  reservationId: string,
  now: number,
): Promise<Reservation> {
  const { rows } = await sql<{ reservation: StoredReservation }>`
    select ${RESERVATION} as reservation
    from reservation join reservation_run on reservation_run.id = reservation.run_id
    where reservation.id = ${reservationId} and reservation.shopper_id = ${shopperId}`.execute(db)
  if (!rows[0]) throw new ShopError(REPLY_CODE.notFound, '没有这个预约', 'reservationId')
  return told(rows[0].reservation, now)
}

interface StoredCampaign extends ReservationTimes {
  skuNo: string
  spuNo: string
  price: number
  limit: number | null
  reserved: number
  pieces: number
  shoppers: number
  reservation: StoredReservation | null
}

/** An expression on a row of `reservation_run` for the shopper's reservation; null if there is none. */
const ownOf = (shopperId: string | undefined): RawBuilder<StoredReservation | null> =>
  shopperId === undefined
    ? sql<null>`null::jsonb`
    : sql<StoredReservation | null>`(
        select ${RESERVATION} from reservation where run_id = reservation_run.id and shopper_id = ${shopperId})`

/** Reads a reservation campaign for a shopper or a visitor, in five queries. @throws ShopError notFound */
export async function readCampaign(
  db: Database,
  shopperId: string | undefined,
  campaignId: string,
  now: number,
): Promise<ReservationCampaign> {
  const { rows } = await sql<StoredCampaign>`
    select sku.sku_no as "skuNo", sku.spu_no as "spuNo", coalesce(on_sku.promotion_price, sku.price) as price,
      on_sku.shopper_limit as limit, reserved, least(sku.stock, on_sku.stock) as pieces, shoppers, ${RUN_TIMES},
      ${ownOf(shopperId)} as reservation
    from promotion
    join reservation_run on ${IS_RUN_OF_PROMOTION}
    join promotion_sku on_sku on on_sku.promotion_id = promotion.id and on_sku.sku_no = reservation_run.sku_no
    join sku on sku.sku_no = on_sku.sku_no and sku.sku_status = ${sql.lit(SKU_STATUS.active)}
    where promotion.id = ${campaignId} and ${isAnnounced(now)}`.execute(db)
  const [stored] = rows
  if (!stored) throw new ShopError(REPLY_CODE.notFound, '没有这个预约活动', 'campaignId')
  const { skuNo, spuNo, price, limit, reserved, pieces, shoppers, reservation, ...times } = stored
  const { spus, card } = await readCards(db, sql`spu.spu_no = ${spuNo}`, now)
  const own = reservation ? told(reservation, now) : undefined
  const { startTime, endTime, buyStartTime, buyEndTime } = times
  const phase = reservationPhase(times, now)
  return {
    campaignId,
    skuNo,
    spuNo,
    product: card(spus[0]!, skuNo),
    reservePrice: price,
    reserveStatus: own?.status ?? RESERVATION_STATUS.none,
    ...(own ? { reservation: own } : {}),
    quantity: phase === 'notBegun' || phase === 'reserving' ? Math.max(0, pieces - reserved) : 0,
    limitQuantity: shopperLimit(PROMOTION_TYPE.reservation, limit)!,
    reservedCount: shoppers,
    status: campaignStatusAt({ beginTime: startTime, endTime: buyEndTime }, now),
    startTime,
    endTime,
    buyStartTime,
    buyEndTime,
    currentTimeMillis: now,
  }
}

/** An expression on a row of `shopper` for the telephone of their last reservation, or their own if there is none. */
export const LAST_TELEPHONE = sql<string>`coalesce((
  select reservation.telephone from reservation where reservation.shopper_id = shopper.id
  order by created_at desc, reservation.id desc limit 1
), shopper.telephone)`

/** Reads the telephone of a shopper's last reservation, or their own, in masked form. */
export async function readReservationPhone(db: Database, shopperId: string): Promise<ReservationPhone> {
  const { rows } = await sql<{ telephone: string | null }>`
    select ${LAST_TELEPHONE} as telephone from shopper where id = ${shopperId}`.execute(db)
  const telephone = rows[0]?.telephone
  return { telephone: telephone ? maskTelephone(telephone) : '' }
}
