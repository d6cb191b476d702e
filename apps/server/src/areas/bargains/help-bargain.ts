import {
  BARGAIN_REFUSAL_TEXT,
  bargainCuts,
  bargainPrice,
  bargainRefusal,
  campaignDoor,
  formRuns,
  REPLY_CODE,
  type DeviceId,
} from '@hearth/domain'
import type { BargainHelp, HelpBargain } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { helpBy, lockBargain, priceOf, readBargains, statusOf, type BargainRow } from '#areas/bargains/bargain-row'
import { takeBargainSeat, type Seat } from '#areas/bargains/bargain-seats'
import { noSuchBargain } from '#areas/bargains/read-bargains'
import { doorOff } from '#areas/bargains/start-bargain'
import { checkCaptcha } from '#areas/captcha/captcha'
import type { Context } from '#kernel/context'
import { ShopError } from '#kernel/shop-error'
import { originOf, seatDigest, type SeatOrigin } from '#kernel/campaigns/take-seat'
import { inTransaction, type UnitOfWork } from '#shop/unit-of-work'

/** The helper, with their device and network. Limits on absent values are not checked. */
export interface Helper extends Partial<SeatOrigin> {
  shopperId: string
  systemType?: DeviceId
}

/**
 * Helps with a friend's bargain. The captcha is checked after everything else, and outside of the transaction: a
 * rollback must not undo that the first try uses up the captcha.
 * @throws ShopError notFound; badInput for a wrong captcha; overLimit for too many helps today; wrongState if the
 * bargain takes no help from this shopper or on this platform
 */
export async function helpBargain(wish: HelpBargain, context: Context): Promise<BargainHelp> {
  const { db, now } = context
  const shopperId = context.needShopper()
  const { bargainId, systemType, captchaId = '', captchaCode = '' } = wish
  const [row] = await readBargains(db, sql<boolean>`bargain.id = ${bargainId}`)
  if (!row) throw noSuchBargain()
  const before = await helpBy(db, bargainId, shopperId)
  if (before !== undefined) return { amount: before, currentPrice: priceOf(row) }
  refuse(row, shopperId, systemType, now)
  if (!(await checkCaptcha(context, { captchaId, captchaCode }, now)))
    throw new ShopError(REPLY_CODE.badInput, '验证码不正确或已失效，请换一张再试', 'captchaCode')
  return inTransaction(context, (work) =>
    cutPrice(work, bargainId, {
      shopperId,
      ...(systemType === undefined ? {} : { systemType }),
      ...originOf(context, wish, 'bargain', bargainId),
    }),
  )
}

/**
 * Refuses help that the bargain no longer takes, help of its owner, and help on a platform without bargains.
 * @throws ShopError wrongState
 */
function refuse(row: BargainRow, shopperId: string, systemType: DeviceId | undefined, now: number): void {
  const { helperCount, helped, doors } = row
  const refusal = bargainRefusal({ status: statusOf(row, now), own: row.shopperId === shopperId, helperCount, helped })
  if (refusal) throw new ShopError(REPLY_CODE.wrongState, BARGAIN_REFUSAL_TEXT[refusal], 'bargainId')
  if (!formRuns(campaignDoor(systemType), 'bargain', doors)) throw doorOff()
}

/**
 * Takes the next amount off a bargain's price, in the caller's transaction. Locks the helper and the bargain, so that
 * each amount is taken once, nobody helps twice, and nobody helps after the order is placed.
 * @throws ShopError notFound, wrongState, overLimit
 */
export async function cutPrice(
  { db, now }: UnitOfWork,
  bargainId: string,
  { shopperId, systemType, device, network }: Helper,
): Promise<BargainHelp> {
  const { rows } = await sql`
    select id from shopper where id = ${shopperId} and deleted_at is null for no key update`.execute(db)
  if (rows.length === 0) throw new ShopError(REPLY_CODE.loginNeeded)
  const row = await lockBargain(db, bargainId)
  if (!row) throw noSuchBargain()
  const before = await helpBy(db, bargainId, shopperId)
  if (before !== undefined) return { amount: before, currentPrice: priceOf(row) }
  refuse(row, shopperId, systemType, now)
  const seats: readonly (Seat & { full: string })[] = [
    { kind: 'helper', digest: seatDigest('bargain', '', shopperId), full: '您今天帮砍的次数已用完，请明天再来' },
    ...(device === undefined
      ? []
      : [{ kind: 'device' as const, digest: device, full: '这台设备已帮这位好友砍过价，请换一位朋友来帮忙' }]),
    ...(network === undefined
      ? []
      : [{ kind: 'network' as const, digest: network, full: '当前网络帮砍的人数较多，请换个网络再试' }]),
  ]
  for (const { full, ...seat } of seats)
    if (!(await takeBargainSeat(db, seat, seatDigest('bargain', '', bargainId, shopperId), now)))
      throw new ShopError(REPLY_CODE.overLimit, full, 'bargainId')
  const amount = bargainCuts(row)[row.helped]!
  const helped = row.helped + 1
  await sql`
    with counted as (update bargain set helped = ${helped} where id = ${bargainId})
    insert into bargain_help (bargain_id, cut_no, helper_shopper_id, amount, helped_at)
    values (${bargainId}, ${helped}, ${shopperId}, ${amount}, ${now})`.execute(db)
  return { amount, currentPrice: bargainPrice(row, helped) }
}
