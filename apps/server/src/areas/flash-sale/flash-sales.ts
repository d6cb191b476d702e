import { beijingDayBegin, campaignStatusAt, currentSession, PROMOTION_TYPE, REPLY_CODE } from '@hearth/domain'
import type { FlashSale, FlashSales } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { isAnnounced } from '#areas/products/promotion-time'
import type { Database } from '#database/connect'
import { ShopError } from '#kernel/shop-error'

/** Most sessions of a reply. */
const MOST_SESSIONS = 20

/** Condition on a row of `promotion`: it is a flash sale that shoppers may know of at a moment. */
export const isKnownSale = (now: number) => sql<boolean>`(
  promotion.promotion_type = ${sql.lit(PROMOTION_TYPE.flashSale)}
  and ${isAnnounced(now)})`

const noSuchSale = () => new ShopError(REPLY_CODE.notFound, '没有这场秒杀', 'promotionId')

type Session = Omit<FlashSale, 'status'>

const earlierFirst = (one: Session, other: Session): number =>
  one.beginTime - other.beginTime || (one.promotionId < other.promotionId ? -1 : 1)

/**
 * The flash sales that have a moment today or later, and the one that is named, the earliest first: one query.
 * @throws ShopError notFound for a named one that is not there or not announced
 */
export async function readSessions(db: Database, now: number, promotionId?: string): Promise<Session[]> {
  const { rows } = await sql<Session>`
    select id as "promotionId", name as title, begin_time as "beginTime", end_time as "endTime" from promotion
    where ${isKnownSale(now)} and (end_time >= ${beijingDayBegin(now)} or id = ${promotionId ?? null})
    order by id = ${promotionId ?? ''} desc, begin_time, id limit ${MOST_SESSIONS}`.execute(db)
  if (promotionId !== undefined && rows[0]?.promotionId !== promotionId) throw noSuchSale()
  return rows.sort(earlierFirst)
}

/** The session that a question is about: the named one, else the one of now. */
export const chosenSession = (sessions: readonly Session[], now: number, promotionId?: string): Session | undefined =>
  promotionId === undefined ? currentSession(sessions, now) : sessions.find((one) => one.promotionId === promotionId)

/** The flash sale that is named or runs, beside those of today and to come: one query. @throws ShopError notFound */
export async function readFlashSales(db: Database, now: number, promotionId?: string): Promise<FlashSales> {
  const sessions = await readSessions(db, now, promotionId)
  const chosen = chosenSession(sessions, now, promotionId)
  const withStatus = (session: Session): FlashSale => ({ ...session, status: campaignStatusAt(session, now) })
  return {
    ...(chosen ? { flashSale: withStatus(chosen) } : {}),
    sessions: sessions.map(withStatus),
  }
}
