import {
  AWARD_STATUS,
  FISSION_CLAIM_TIME,
  FISSION_OFF_TEXT,
  campaignDoor,
  fissionShareTitle,
  formRuns,
  maskName,
  MOST_FISSION_HELPS,
  REPLY_CODE,
  type DeviceId,
} from '@hearth/domain'
import type { FissionQuery, FissionShare } from '@hearth/sdk/core'
import { sql, type RawBuilder } from 'kysely'
import { needFission, needRunning, remainingOf, type FissionRow } from '#areas/fission/fission-row'
import { takeFissionSeat } from '#areas/fission/fission-seats'
import type { Database } from '#database/connect'
import { ShopError } from '#kernel/shop-error'
import type { SeatOrigin } from '#kernel/campaigns/take-seat'
import type { UnitOfWork } from '#shop/unit-of-work'

interface ShareRow {
  shareId: string
  activityId: string
  shopperId: string
  displayName: string
  helperCount: number
  helperNames: string[]
  helped: boolean
  reachedAt: number | null
  claimedAt: number | null
  endTime: number
}

/** Returns whether asking friends is available on the platform (door) of a device. */
export const runsAt = ({ doors }: FissionRow, systemType: DeviceId | undefined): boolean =>
  formRuns(campaignDoor(systemType), 'fission', doors)

const off = (field: string) => new ShopError(REPLY_CODE.wrongState, FISSION_OFF_TEXT, field)
const noneLeft = (field: string) => new ShopError(REPLY_CODE.overLimit, '手慢了，奖励已送完', field)

/** Finds a share, in one query. `asking` is the shopper who reads it. */
async function findShare(
  db: Database,
  where: RawBuilder<boolean>,
  asking: string | undefined,
): Promise<ShareRow | undefined> {
  const { rows } = await sql<ShareRow>`
    select share.id as "shareId", share.activity_id as "activityId", share.shopper_id as "shopperId",
      shopper.display_name as "displayName", share.helper_count as "helperCount",
      coalesce((
        select jsonb_agg(helper.display_name order by helped_at, helper.id)
        from fission_help help
        join shopper helper on helper.id = help.helper_shopper_id
        where help.activity_id = share.activity_id and help.share_id = share.id
      ), '[]') as "helperNames",
      exists (
        select from fission_help help
        where help.activity_id = share.activity_id and help.share_id = share.id
          and help.helper_shopper_id = ${asking ?? null}
      ) as helped,
      share.reached_at as "reachedAt", share.claimed_at as "claimedAt", activity.end_time as "endTime"
    from fission_share share
    join fission_activity activity on activity.id = share.activity_id
    join shopper on shopper.id = share.shopper_id
    where ${where}`.execute(db)
  return rows[0]
}

function toShare(row: ShareRow, { name, helpers }: FissionRow, asking: string | undefined, now: number): FissionShare {
  const { shareId, activityId, shopperId, displayName, helperCount, helperNames, helped, reachedAt, claimedAt } = row
  const claimDeadline = row.endTime + FISSION_CLAIM_TIME
  return {
    activityId,
    shareId,
    title: fissionShareTitle(name),
    url: `/fission/${encodeURIComponent(activityId)}?shareId=${encodeURIComponent(shareId)}`,
    displayName: maskName(displayName),
    helperCount,
    helpers,
    helperNames: helperNames.map(maskName),
    mine: shopperId === asking,
    helped,
    rewardStatus:
      claimedAt !== null
        ? AWARD_STATUS.claimed
        : reachedAt !== null && now <= claimDeadline
          ? AWARD_STATUS.claimable
          : AWARD_STATUS.notReached,
    claimDeadline,
  }
}

/** Returns a shopper's share in an activity; undefined if there is none. */
export async function ownShare(
  db: Database,
  activity: FissionRow,
  shopperId: string | undefined,
  now: number,
): Promise<FissionShare | undefined> {
  if (shopperId === undefined) return undefined
  const where = sql<boolean>`share.activity_id = ${activity.activityId} and share.shopper_id = ${shopperId}`
  const row = await findShare(db, where, shopperId)
  return row && toShare(row, activity, shopperId, now)
}

/** Reads a share by its id. @throws ShopError notFound */
export async function readShare(
  db: Database,
  shareId: string,
  asking: string | undefined,
  now: number,
): Promise<FissionShare> {
  const row = await findShare(db, sql<boolean>`share.id = ${shareId}`, asking)
  if (!row) throw new ShopError(REPLY_CODE.notFound, '助力链接不存在', 'shareId')
  return toShare(row, await needFission(db, row.activityId), asking, now)
}

/** Returns a shopper's share in an activity, and creates it if there is none. @throws ShopError as the call says */
export async function startShare(
  work: UnitOfWork,
  { activityId, systemType }: FissionQuery,
  shopperId: string,
): Promise<FissionShare> {
  const { db, now, random } = work
  const activity = await needFission(db, activityId)
  const own = await ownShare(db, activity, shopperId, now)
  if (own) return own
  needRunning(activity, now)
  if (!runsAt(activity, systemType)) throw off('activityId')
  if (remainingOf(activity) === 0) throw noneLeft('activityId')
  await sql`
    insert into fission_share (id, activity_id, shopper_id, created_at)
    values (${random.uuid()}, ${activityId}, ${shopperId}, ${now})
    on conflict (activity_id, shopper_id) do nothing`.execute(db)
  return (await ownShare(db, activity, shopperId, now))!
}

/** The helper, with their device and network. */
export interface Helper extends SeatOrigin {
  shopperId: string
  systemType?: DeviceId
}

/**
 * Helps a friend, in the caller's transaction. Locks the share first, and then the helper, so that concurrent requests
 * see each other's changes. When the last friend has helped, reserves the reward by a conditional update of the
 * activity, which is locked last.
 * @throws ShopError as the call says
 */
export async function helpFriend(work: UnitOfWork, shareId: string, helper: Helper): Promise<FissionShare> {
  const { db, now } = work
  const { shopperId, systemType } = helper
  await sql`select id from fission_share where id = ${shareId} for update`.execute(db)
  const share = await findShare(db, sql<boolean>`share.id = ${shareId}`, shopperId)
  if (!share) throw new ShopError(REPLY_CODE.notFound, '助力链接不存在', 'shareId')
  const activity = await needFission(db, share.activityId)
  if (share.helped) return toShare(share, activity, shopperId, now)
  needRunning(activity, now, 'shareId')
  if (!runsAt(activity, systemType)) throw off('shareId')
  if (share.shopperId === shopperId) throw new ShopError(REPLY_CODE.wrongState, '不能为自己助力', 'shareId')
  if (share.reachedAt !== null) throw new ShopError(REPLY_CODE.overLimit, '好友的助力已满，谢谢您', 'shareId')
  await refuseMany(work, activity, shopperId)
  await takeSeats(work, activity.activityId, helper)
  await sql`
    insert into fission_help (activity_id, share_id, helper_shopper_id, helped_at)
    values (${activity.activityId}, ${shareId}, ${shopperId}, ${now})`.execute(db)
  const isFull = share.helperCount + 1 >= activity.helpers
  await sql`
    update fission_share set helper_count = helper_count + 1, reached_at = ${isFull ? now : null}
    where id = ${shareId}`.execute(db)
  if (isFull) await reserve(work, activity)
  return readShare(db, shareId, shopperId, now)
}

/** Refuses a helper who has already helped the most friends of an activity. Locks their row. */
async function refuseMany({ db }: UnitOfWork, { activityId }: FissionRow, shopperId: string): Promise<void> {
  await sql`select id from shopper where id = ${shopperId} for no key update`.execute(db)
  const { rows } = await sql<{ helps: number }>`
    select count(*) as helps from fission_help
    where helper_shopper_id = ${shopperId} and activity_id = ${activityId}`.execute(db)
  if (rows[0]!.helps >= MOST_FISSION_HELPS)
    throw new ShopError(REPLY_CODE.overLimit, `一次活动最多为 ${MOST_FISSION_HELPS} 位好友助力`, 'shareId')
}

async function takeSeats({ db }: UnitOfWork, activityId: string, helper: Helper): Promise<void> {
  const { shopperId, device, network } = helper
  const seated =
    (device === undefined || (await takeFissionSeat(db, activityId, { kind: 'device', digest: device }, shopperId))) &&
    (await takeFissionSeat(db, activityId, { kind: 'network', digest: network }, shopperId))
  if (!seated) throw new ShopError(REPLY_CODE.overLimit, '当前设备或网络助力的人数较多，请换个网络再试', 'shareId')
}

/** Counts one more reached reward. Concurrent requests never reach more rewards than there are. */
async function reserve({ db }: UnitOfWork, { activityId }: FissionRow): Promise<void> {
  const { rows } = await sql`
    update fission_activity set reached = reached + 1
    where id = ${activityId} and (quantity is null or reached < quantity) returning id`.execute(db)
  if (rows.length === 0) throw noneLeft('shareId')
}
