import { CLAIM_STATUS, PRIZE_TYPE, prizeStep, REPLY_CODE, type ClaimStatus, type PrizeType } from '@hearth/domain'
import type { ClaimedPrize, ClaimPrize } from '@hearth/sdk/core'
import { sql } from 'kysely'
import type { Viewer } from '#areas/cart/cart-lines'
import { giveCoupon } from '#areas/coupons/give-coupon'
import { lockShopper } from '#areas/lottery/draw'
import { sendPrize } from '#areas/lottery/send-prize'
import { givePoints } from '#areas/points/give-points'
import { ShopError } from '#kernel/shop-error'
import type { WriteWork } from '#kernel/writes'
import type { UnitOfWork } from '#shop/unit-of-work'

/** A won prize and its content. */
export interface WonPrize {
  recordId: string
  lotteryId: string
  prizeType: PrizeType
  status: ClaimStatus
  review: boolean
  skuNo: string | null
  couponBatchId: string | null
  points: number | null
  orderId: string | null
  couponId: string | null
}

/**
 * Claims a prize (F07), in the caller's transaction. A repeat returns the same reply. Locks the shopper's row before
 * the prize, in the same order as placing an order.
 * @throws ShopError as the call says
 */
export async function claimPrize(
  work: WriteWork,
  viewer: Viewer,
  { recordId, addressId }: ClaimPrize,
): Promise<ClaimedPrize> {
  const { shopperId } = viewer
  await lockShopper(work, shopperId)
  const won = await lockPrize(work, shopperId, recordId)
  if (won.status === CLAIM_STATUS.claimed) return claimedOf(won)
  const to = prizeStep(won.status, 'claim', 'shopper')
  if (to === undefined) throw new ShopError(REPLY_CODE.wrongState, '奖品已过领取期限', 'recordId')
  if (won.review) throw new ShopError(REPLY_CODE.wrongState, '中奖记录正在核验，通过后即可领取', 'recordId')
  const given = await givePrize(work, viewer, won, addressId)
  await sql`
    update prize_record set status = ${to}, claimed_at = ${work.now}, coupon_id = ${given.couponId ?? null},
      order_id = ${given.orderId ?? null}
    where id = ${recordId}`.execute(work.db)
  return given
}

async function lockPrize({ db }: UnitOfWork, shopperId: string, recordId: string): Promise<WonPrize> {
  await sql`select id from prize_record where id = ${recordId} and shopper_id = ${shopperId} for update`.execute(db)
  const { rows } = await sql<WonPrize>`
    select record.id as "recordId", record.lottery_id as "lotteryId", record.prize_type as "prizeType", record.status,
      coalesce(player.review, false) as review, sku_no as "skuNo", coupon_batch_id as "couponBatchId", points,
      order_id as "orderId", coupon_id as "couponId"
    from prize_record record
    join lottery_prize prize on prize.lottery_id = record.lottery_id and prize.prize_id = record.prize_id
    left join lottery_player player
      on player.lottery_id = record.lottery_id and player.shopper_id = record.shopper_id
    where record.id = ${recordId} and record.shopper_id = ${shopperId}
      and record.prize_type <> ${sql.lit(PRIZE_TYPE.nothing)}`.execute(db)
  const [won] = rows
  if (!won) throw new ShopError(REPLY_CODE.notFound, '奖品不存在', 'recordId')
  return won
}

const claimedOf = ({ recordId, orderId, couponId, points, prizeType }: WonPrize): ClaimedPrize => ({
  recordId,
  ...(orderId === null ? {} : { orderId }),
  ...(couponId === null ? {} : { couponId }),
  ...(prizeType === PRIZE_TYPE.points && points !== null ? { integral: points } : {}),
})

async function givePrize(
  work: WriteWork,
  viewer: Viewer,
  won: WonPrize,
  addressId: string | undefined,
): Promise<ClaimedPrize> {
  const { recordId } = won
  if (won.skuNo !== null) {
    if (addressId === undefined) throw new ShopError(REPLY_CODE.badInput, '请选择收货地址', 'addressId')
    return { recordId, orderId: await sendPrize(work, viewer, { ...won, skuNo: won.skuNo }, addressId) }
  }
  if (won.couponBatchId !== null)
    return { recordId, couponId: await givePrizeCoupon(work, viewer.shopperId, won.couponBatchId) }
  await givePoints(work, viewer.shopperId, `prize/${recordId}`, won.points!)
  return { recordId, integral: won.points! }
}

/** Gives the coupon of a prize. @throws ShopError overLimit if the batch has no coupon left */
export async function givePrizeCoupon(work: UnitOfWork, shopperId: string, batchId: string): Promise<string> {
  const batch = await work.db
    .selectFrom('coupon_batch')
    .select(['id as couponBatchId', 'begin_time as beginTime', 'end_time as endTime', 'valid_days as validDays'])
    .where('id', '=', batchId)
    .executeTakeFirstOrThrow()
  return giveCoupon(work, shopperId, { ...batch, validDays: batch.validDays ?? undefined }, 'recordId')
}
