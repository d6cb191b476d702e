import { beijingDayBegin, campaignStatusAt, currentSession, PROMOTION_TYPE, REPLY_CODE } from '@hearth/domain'
import type { FlashSale, FlashSales } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { isAnnounced } from '#areas/products/promotion-time'
import type { Database } from '#database/connect'
import { ShopError } from '#kernel/shop-error'

/** Most sessions of a reply. */
const MOST_SESSIONS = 20

/** Condition on a row of `promotion`: it is a flash sale that is public at a moment. */
export const isKnownSale = (now: number) => sql<boolean>`(
  promotion.promotion_type = ${sql.lit(PROMOTION_TYPE.flashSale)}
  and ${isAnnounced(now)})`

const noSuchSale = () => new ShopError(REPLY_CODE.notFound, '没有这场秒杀', 'promotionId')

type Session = Omit<FlashSale, 'status'>

const earlierFirst = (one: Session, other: Session): number =>
  one.beginTime - other.beginTime || (one.promotionId < other.promotionId ? -1 : 1)

/**
 * The flash sales that run today or later, and the named one, the earliest first: one query.
 * @throws ShopError notFound for a named one that does not exist or is not announced
 */
export async function readSessions(db: Database, now: number, promotionId?: string): Promise<Session[]> {
  const { rows } = await sql<Session>`
    select id as "promotionId", name as title, begin_time as "beginTime", end_time as "endTime" from promotion
    where ${isKnownSale(now)} and (end_time >= ${beijingDayBegin(now)} or id = ${promotionId ?? null})
    order by id = ${promotionId ?? ''} desc, begin_time, id limit ${MOST_SESSIONS}`.execute(db)
  if (promotionId !== undefined && rows[0]?.promotionId !== promotionId) throw noSuchSale()
  return rows.sort(earlierFirst)
}

/** The session that a request is about: the named one, or else the present one. */
export const chosenSession = (sessions: readonly Session[], now: number, promotionId?: string): Session | undefined =>
  promotionId === undefined ? currentSession(sessions, now) : sessions.find((one) => one.promotionId === promotionId)

/** The named or running flash sale, with those of today and later: one query. @throws ShopError notFound */
export async function readFlashSales(db: Database, now: number, promotionId?: string): Promise<FlashSales> {
  const sessions = await readSessions(db, now, promotionId)
  const chosen = chosenSession(sessions, now, promotionId)
  const withStatus = (session: Session): FlashSale => ({ ...session, status: campaignStatusAt(session, now) })
  return {
    ...(chosen ? { flashSale: withStatus(chosen) } : {}),
    sessions: sessions.map(withStatus),
  }
}
