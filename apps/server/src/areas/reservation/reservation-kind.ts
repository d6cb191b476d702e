import { ORDER_KIND, PROMOTION_TYPE, REPLY_CODE, reservationPhase, type ReservationTimes } from '@hearth/domain'
import type { Campaign } from '@hearth/sdk/core'
import { sql, type RawBuilder } from 'kysely'
import { BOUGHT_PIECES } from '#areas/reservation/bought-pieces'
import { RUN_TIMES } from '#areas/reservation/run-times'
import { ShopError } from '#kernel/shop-error'
import type { AskedCampaign, KindSale, OrderToBe } from '#shop/order-kind'
import type { ShopOrderKind, UnitOfWork } from '#shop/unit-of-work'

interface ReservationOrderTerms {
  promotionId: string
}

const TERMS: RawBuilder<ReservationOrderTerms | null> = sql<ReservationOrderTerms | null>`(
  select jsonb_build_object('promotionId', promotion_id) from reservation_order
  where reservation_order.order_id = orders.id)`

/** Orders for reserved pieces (110). They can only be placed in the time of buying. */
export const reservationKind: ShopOrderKind<ReservationOrderTerms> = {
  name: ORDER_KIND.reservation,
  campaigns: ['reservation'],
  asked: buyerBy,
  sale: saleBy,
  terms: TERMS,
  tell: ({ promotionId }) => ({ kind: ORDER_KIND.reservation, promotionId }),
}

/**
 * Returns the pieces of a reservation that are not bought yet. The shopper's row is locked when an order is placed, so
 * that no other order takes the pieces meanwhile.
 * @throws ShopError notFound for another shopper's reservation; wrongState outside the time of buying; overLimit once
 * all pieces are bought
 */
async function buyerBy({ db, now }: UnitOfWork, shopperId: string, campaign: Campaign): Promise<AskedCampaign> {
  if (campaign.kind !== 'reservation') return { buyer: {} }
  const { rows } = await sql<ReservationTimes & { promotionId: string; quantity: number; bought: number }>`
    select promotion_id as "promotionId", quantity, ${BOUGHT_PIECES} as bought, ${RUN_TIMES}
    from reservation join reservation_run on reservation_run.id = reservation.run_id
    where reservation.id = ${campaign.reservationId} and reservation.shopper_id = ${shopperId}`.execute(db)
  const [reserved] = rows
  if (!reserved) throw new ShopError(REPLY_CODE.notFound, '没有这个预约', 'reservationId')
  const phase = reservationPhase(reserved, now)
  if (phase !== 'buying')
    throw new ShopError(
      REPLY_CODE.wrongState,
      phase === 'over' ? '抢购已经结束' : '还没到抢购时间，请稍后再来',
      'reservationId',
    )
  const pieces = reserved.quantity - reserved.bought
  if (pieces <= 0) throw new ShopError(REPLY_CODE.overLimit, '您预约的商品已经下单，请到订单中查看', 'reservationId')
  return { buyer: { reservation: { promotionId: reserved.promotionId, pieces } } }
}

/**
 * Returns the terms by which an order for reserved pieces is sold; undefined if the order names no reservation.
 * @throws ShopError badInput for an order with other products; notFound for a sku that the campaign does not sell
 */
function saleBy({ lines }: OrderToBe, campaign?: Campaign): KindSale<UnitOfWork> | undefined {
  if (campaign?.kind !== 'reservation') return undefined
  if (lines.length > 1) throw new ShopError(REPLY_CODE.badInput, '预约的商品需单独下单')
  const promotion = lines[0]?.promotion
  if (promotion?.promotionType !== PROMOTION_TYPE.reservation)
    throw new ShopError(REPLY_CODE.notFound, '预约的不是这件商品', 'skuNo')
  const { promotionId } = promotion
  return {
    kind: ORDER_KIND.reservation,
    settled: { kind: ORDER_KIND.reservation, promotionId },
    terms: () => sql`
      insert into reservation_order (order_id, reservation_id, promotion_id)
      select placed.id, ${campaign.reservationId}, ${promotionId} from placed`,
  }
}
