import { beijingDayBegin, campaignStatusAt, currentSession, PROMOTION_TYPE, REPLY_CODE } from '@hearth/domain'
import type { FlashSale, FlashSales } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { isAnnounced } from '#areas/products/promotion-time'
import type { Database } from '#database/connect'
import { ShopError } from '#kernel/shop-error'

/** The most sessions in a reply. */
const MOST_SESSIONS = 20

/** Condition on a row of `promotion`: it is a flash sale that is public at the time `now`. */
export const isKnownSale = (now: number) => sql<boolean>`(
  promotion.promotion_type = ${sql.lit(PROMOTION_TYPE.flashSale)}
  and ${isAnnounced(now)})`

const noSuchSale = () => new ShopError(REPLY_CODE.notFound, '没有这场秒杀', 'promotionId')

type Session = Omit<FlashSale, 'status'>

const earlierFirst = (one: Session, other: Session): number =>
  one.beginTime - other.beginTime || (one.promotionId < other.promotionId ? -1 : 1)

/**
 * Reads the flash sales that end today or later, and the one with the given id, the earliest first, in one query.
 * @throws ShopError notFound if the given one does not exist or is not announced
 */
export async function readSessions(db: Database, now: number, promotionId?: string): Promise<Session[]> {
  const { rows } = await sql<Session>`
    select id as "promotionId", name as title, begin_time as "beginTime", end_time as "endTime" from promotion
    where ${isKnownSale(now)} and (end_time >= ${beijingDayBegin(now)} or id = ${promotionId ?? null})
    order by id = ${promotionId ?? ''} desc, begin_time, id limit ${MOST_SESSIONS}`.execute(db)
  if (promotionId !== undefined && rows[0]?.promotionId !== promotionId) throw noSuchSale()
  return rows.sort(earlierFirst)
}

/** Returns the session with the given id, or the current one without an id. */
export const chosenSession = (sessions: readonly Session[], now: number, promotionId?: string): Session | undefined =>
  promotionId === undefined ? currentSession(sessions, now) : sessions.find((one) => one.promotionId === promotionId)

/**
 * Reads the flash sale with the given id, or the current one, and the sessions of today and later, in one query.
 * @throws ShopError notFound
 */
export async function readFlashSales(db: Database, now: number, promotionId?: string): Promise<FlashSales> {
  const sessions = await readSessions(db, now, promotionId)
  const chosen = chosenSession(sessions, now, promotionId)
  const withStatus = (session: Session): FlashSale => ({ ...session, status: campaignStatusAt(session, now) })
  return {
    ...(chosen ? { flashSale: withStatus(chosen) } : {}),
    sessions: sessions.map(withStatus),
  }
}
