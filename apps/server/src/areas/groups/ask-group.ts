import {
  GROUP_REFUSAL_TEXT,
  groupRefusal,
  groupStatus,
  GROUP_STATE,
  isPromotionActive,
  PROMOTION_TYPE,
  REPLY_CODE,
  type GroupRefusal,
  type GroupState,
  type ReplyCode,
} from '@hearth/domain'
import type { GroupPurchase, GroupTerms } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { GROUP_TERMS } from '#areas/group-terms/group-terms'
import { lockGroup } from '#areas/groups/group-seats'
import { PAID_SEATS, TAKEN_SEATS } from '#areas/groups/group-row'
import { holdPromotion, OPEN_UNTIL } from '#areas/products/promotion-time'
import type { Database } from '#database/connect'
import { ShopError } from '#kernel/shop-error'
import type { UnitOfWork } from '#shop/unit-of-work'

/** The group that an order opens or joins. */
export interface AskedGroup extends GroupTerms {
  /** The id of the group. For a group that is opened, it is a new id. */
  groupId: string
  /** True if the order opens the group. */
  opens: boolean
  /** The number of members who have paid. */
  memberCount: number
  /** Epoch ms: the last time to pay the order. */
  payUntil: number
}

const OVER = '拼团活动不存在或已结束'

const CODES: Readonly<Record<GroupRefusal, ReplyCode>> = {
  mine: REPLY_CODE.conflict,
  full: REPLY_CODE.wrongState,
  over: REPLY_CODE.wrongState,
  held: REPLY_CODE.overLimit,
}

/**
 * Reads the promotion and the group in which a shopper wants to buy. In a transaction it locks the group, so that only
 * one shopper gets the last seat; to open a group, it locks the promotion. Lock the shopper's row before.
 * @throws ShopError notFound for an unknown promotion or group; wrongState for a group that is over or complete;
 * overLimit while other shoppers can still pay for its last seats; conflict for a group that the shopper is already in,
 * or while they are in another open group of the promotion
 */
export async function askGroup(work: UnitOfWork, shopperId: string, wish: GroupPurchase): Promise<AskedGroup> {
  const { db, now, numbers } = work
  const { promotionId, groupId } = wish
  if (db.isTransaction) await (groupId === undefined ? holdPromotion(db, promotionId) : lockGroup(db, groupId))
  const promotion = await readPromotion(db, promotionId)
  if (!promotion || !isPromotionActive(promotion, now)) throw new ShopError(REPLY_CODE.notFound, OVER, 'promotionId')
  const { endTime, openUntil, terms } = promotion
  if (groupId === undefined && openUntil < now) throw new ShopError(REPLY_CODE.notFound, OVER, 'promotionId')
  const group = groupId === undefined ? undefined : await readGroup(db, groupId, wish, shopperId)
  if (group) refuseToJoin(group, now)
  await refuseSecondSeat(db, shopperId, promotionId)
  if (!group) return { ...terms, groupId: numbers.next(now), opens: true, memberCount: 0, payUntil: endTime }
  const { groupSize, groupHours, memberCount } = group
  return { groupId: group.groupId, groupSize, groupHours, opens: false, memberCount, payUntil: group.endTime }
}

interface GroupPromotion {
  beginTime: number
  endTime: number
  /** Epoch ms: the last time to open a group. */
  openUntil: number
  terms: GroupTerms
}

async function readPromotion(db: Database, promotionId: string): Promise<GroupPromotion | undefined> {
  const { rows } = await sql<Omit<GroupPromotion, 'terms'> & { terms: GroupTerms | null }>`
    select begin_time as "beginTime", end_time as "endTime", ${OPEN_UNTIL} as "openUntil",
      ${GROUP_TERMS} as terms
    from promotion
    where id = ${promotionId} and promotion_type = ${sql.lit(PROMOTION_TYPE.groupBuy)}`.execute(db)
  const [found] = rows
  return found?.terms ? { ...found, terms: found.terms } : undefined
}

interface GroupToJoin extends GroupTerms {
  groupId: string
  state: GroupState
  endTime: number
  memberCount: number
  taken: number
  mine: boolean
}

/** Reads a group to join. @throws ShopError notFound if it does not exist or has not been opened yet */
async function readGroup(
  db: Database,
  groupId: string,
  { promotionId }: GroupPurchase,
  shopperId: string,
): Promise<GroupToJoin> {
  const { rows } = await sql<GroupToJoin>`
    select id as "groupId", group_size as "groupSize", group_hours as "groupHours", state, end_time as "endTime",
      ${PAID_SEATS} as "memberCount", ${TAKEN_SEATS} as taken, exists (
        select from group_order own where own.group_id = buying_group.id and own.member_id = ${shopperId}) as mine
    from buying_group
    where id = ${groupId} and promotion_id = ${promotionId} and opened_at is not null`.execute(db)
  const [group] = rows
  if (!group) throw new ShopError(REPLY_CODE.notFound, '没有找到这个团，您可以自己开一个团', 'groupId')
  return group
}

function refuseToJoin({ state, endTime, groupSize, taken, mine }: GroupToJoin, now: number): void {
  const refusal = groupRefusal({ status: groupStatus(state), endTime, freeSeats: groupSize - taken, mine }, now)
  if (refusal) throw new ShopError(CODES[refusal], GROUP_REFUSAL_TEXT[refusal], 'groupId')
}

const WAITING: readonly GroupState[] = [GROUP_STATE.opening, GROUP_STATE.gathering]

/**
 * Refuses a shopper who has a seat in another group of the promotion that is not yet complete or over.
 * @throws ShopError conflict
 */
async function refuseSecondSeat(db: Database, shopperId: string, promotionId: string): Promise<void> {
  const { rows } = await sql<{ paid: boolean }>`
    select seat.paid_at is not null as paid from group_order seat
    join buying_group on buying_group.id = seat.group_id
    where seat.member_id = ${shopperId} and promotion_id = ${promotionId}
      and state = any(${[...WAITING]}::text[])
    limit 1`.execute(db)
  if (!rows[0]) return
  const text = rows[0].paid
    ? '您在这个活动中有一个正在进行的团，可以邀请好友一起拼，成团后再开新团'
    : '您有一笔拼团订单待付款，请先付款或取消'
  throw new ShopError(REPLY_CODE.conflict, text, 'promotionId')
}
