import {
  PROMOTION_TYPE,
  REPLY_CODE,
  reservationPhase,
  shopperLimit,
  SKU_SALE_STATUS,
  SKU_STATUS,
  type ReservationTimes,
} from '@hearth/domain'
import type { Reservation, Reserve } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { isAnnounced } from '#areas/products/promotion-time'
import { IS_RUN_OF_PROMOTION } from '#areas/reservation-runs/reservation-terms'
import { LAST_TELEPHONE, readReservation } from '#areas/reservation/read-reservations'
import { RUN_TIMES } from '#areas/reservation/run-times'
import { ShopError } from '#kernel/shop-error'
import type { UnitOfWork } from '#shop/unit-of-work'

interface OpenRun extends ReservationTimes {
  runId: string
  reserved: number
  /** Pieces that can be reserved, including those that are reserved already. */
  pieces: number
  limit: number | null
  /** Pieces that the shopper reserved before; null if none. */
  own: number | null
}

const SOON = '预约还没有开始，请稍后再来'
const LATE = '预约已经结束'

/**
 * Reserves pieces of a campaign's sku (F08), or changes their number. Locks the run, so that shoppers never reserve
 * more pieces than the run offers.
 * @throws ShopError notFound; wrongState outside the time of reserving; overLimit; soldOut
 */
export async function reserve(
  { db, now, numbers }: UnitOfWork,
  shopperId: string,
  { campaignId, quantity, telephone }: Reserve,
): Promise<Reservation> {
  const { rows: shoppers } = await sql<{ own: string }>`
    select ${LAST_TELEPHONE} as own from shopper where id = ${shopperId} and deleted_at is null
    for no key update`.execute(db)
  if (!shoppers[0]) throw new ShopError(REPLY_CODE.loginNeeded)
  const { rows } = await sql<OpenRun>`
    select reservation_run.id as "runId", reserved, least(sku.stock, on_sku.stock) as pieces,
      on_sku.shopper_limit as limit, ${RUN_TIMES}, (
        select quantity from reservation where run_id = reservation_run.id and shopper_id = ${shopperId}) as own
    from promotion
    join reservation_run on ${IS_RUN_OF_PROMOTION}
    join promotion_sku on_sku on on_sku.promotion_id = promotion.id and on_sku.sku_no = reservation_run.sku_no
    join sku on sku.sku_no = on_sku.sku_no and sku.sku_status = ${sql.lit(SKU_STATUS.active)}
      and sku.sku_sale_status = ${sql.lit(SKU_SALE_STATUS.onSale)}
    where promotion.id = ${campaignId} and ${isAnnounced(now)}
    for update of reservation_run`.execute(db)
  const [run] = rows
  if (!run) throw new ShopError(REPLY_CODE.notFound, '没有这个预约活动', 'campaignId')
  const phase = reservationPhase(run, now)
  if (phase !== 'reserving')
    throw new ShopError(REPLY_CODE.wrongState, phase === 'notBegun' ? SOON : LATE, 'campaignId')
  const most = shopperLimit(PROMOTION_TYPE.reservation, run.limit) ?? Infinity
  if (quantity > most) throw new ShopError(REPLY_CODE.overLimit, `每人最多预约 ${most} 件`, 'quantity')
  const more = quantity - (run.own ?? 0)
  const left = Math.max(0, run.pieces - run.reserved)
  if (more > left)
    throw new ShopError(
      REPLY_CODE.soldOut,
      left > 0 ? `还能再预约 ${left} 件，请减少数量` : '已约满，看看其他商品吧',
      'quantity',
    )
  const { rows: kept } = await sql<{ id: string }>`
    with counted as (
      update reservation_run set reserved = reserved + ${more}, shoppers = shoppers + ${run.own === null ? 1 : 0}
      where id = ${run.runId}
    )
    insert into reservation (id, run_id, shopper_id, quantity, telephone, created_at)
    values (${numbers.next(now)}, ${run.runId}, ${shopperId}, ${quantity}, ${telephone ?? shoppers[0].own}, ${now})
    on conflict (run_id, shopper_id) do update
    set quantity = excluded.quantity, telephone = excluded.telephone
    returning id`.execute(db)
  return readReservation(db, shopperId, kept[0]!.id, now)
}
