import { formRuns, campaignDoor, REPLY_CODE } from '@hearth/domain'
import type { HelpDraw, LuckQuery, ShareInfo } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { addChance, formOff } from '#areas/lottery/earn-chances'
import { needLottery, needRunning } from '#areas/lottery/lottery-row'
import { digestOf, takeLotterySeat } from '#areas/lottery/lottery-seats'
import type { Database } from '#database/connect'
import { ShopError } from '#kernel/shop-error'
import type { UnitOfWork } from '#shop/unit-of-work'

interface ShareRow {
  shareId: string
  lotteryId: string
  shopperId: string
  helperCount: number
  helped: boolean
}

/**
 * Returns the share by which a shopper asks friends for help, and creates it if there is none. A shopper has one share
 * per lottery.
 * @throws ShopError as the call says
 */
export async function createShare(
  work: UnitOfWork,
  { activityId, systemType }: LuckQuery,
  shopperId: string,
): Promise<ShareInfo> {
  const { db, now, random } = work
  const lottery = await needLottery(db, activityId)
  needRunning(lottery, now)
  if (!lottery.forms.help || !formRuns(campaignDoor(systemType), 'help', lottery.doors)) throw formOff('help')
  const { rows } = await sql<{ id: string }>`
    insert into lottery_share (id, lottery_id, shopper_id, created_at)
    values (${random.uuid()}, ${activityId}, ${shopperId}, ${now})
    on conflict (lottery_id, shopper_id) do update set created_at = lottery_share.created_at
    returning id`.execute(db)
  return readShare(db, rows[0]!.id, shopperId)
}

/** Reads a share for a viewer. @throws ShopError notFound */
export async function readShare(db: Database, shareId: string, asking: string | undefined): Promise<ShareInfo> {
  const share = await needShare(db, shareId, asking)
  const { lotteryId: activityId, shopperId, helperCount, helped } = share
  const { name, forms } = await needLottery(db, activityId)
  const { helpers = 1, most = 0 } = forms.help ?? {}
  return {
    shareId,
    activityId,
    title: `帮我助力一次「${name}」`,
    url: `/lottery/${encodeURIComponent(activityId)}?shareId=${encodeURIComponent(shareId)}`,
    helperCount,
    helpers,
    earned: Math.min(most, Math.floor(helperCount / helpers)),
    mine: shopperId === asking,
    helped,
  }
}

/**
 * Helps a friend, in the caller's transaction. A shopper can help once per lottery, on whatever platform. Locks the
 * share, so that concurrent helpers are all counted.
 * @throws ShopError as the call says
 */
export async function helpFriend(
  work: UnitOfWork,
  { shareId, systemType }: HelpDraw,
  { shopperId, network, secret }: { shopperId: string; network: string; secret: string },
): Promise<ShareInfo> {
  const { db, now } = work
  await sql`select id from lottery_share where id = ${shareId} for update`.execute(db)
  const share = await needShare(db, shareId, shopperId)
  const lottery = await needLottery(db, share.lotteryId)
  needRunning(lottery, now)
  const { help } = lottery.forms
  if (!help || !formRuns(campaignDoor(systemType), 'help', lottery.doors)) throw formOff('help')
  if (share.shopperId === shopperId) throw new ShopError(REPLY_CODE.wrongState, '不能为自己助力', 'shareId')
  // A repeat returns the same reply.
  if (await helpsBy(db, lottery.lotteryId, shopperId, shareId)) return readShare(db, shareId, shopperId)
  if (share.helperCount >= help.helpers * help.most)
    throw new ShopError(REPLY_CODE.overLimit, '好友的助力已满，谢谢您', 'shareId')
  const seat = { kind: 'helpNetwork', digest: digestOf(secret, network) } as const
  if (!(await takeLotterySeat(db, lottery.lotteryId, seat, shopperId)))
    throw new ShopError(REPLY_CODE.overLimit, '当前网络助力的人数较多，请换个网络再试', 'shareId')
  const { rows } = await sql`
    insert into lottery_help (lottery_id, helper_shopper_id, share_id, helped_at)
    values (${lottery.lotteryId}, ${shopperId}, ${shareId}, ${now})
    on conflict (lottery_id, helper_shopper_id) do nothing returning helper_shopper_id`.execute(db)
  if (rows.length === 0)
    throw new ShopError(REPLY_CODE.overLimit, '每人在本次活动中只能助力一次，您已为其他好友助力', 'shareId')
  const count = share.helperCount + 1
  if (count % help.helpers === 0)
    await addChance(work, lottery.lotteryId, share.shopperId, {
      source: 'help',
      sourceId: `${shareId}/${count / help.helpers}`,
    })
  return readShare(db, shareId, shopperId)
}

async function helpsBy(db: Database, lotteryId: string, helperId: string, shareId: string): Promise<boolean> {
  const { rows } = await sql`
    select from lottery_help
    where lottery_id = ${lotteryId} and helper_shopper_id = ${helperId} and share_id = ${shareId}`.execute(db)
  return rows.length > 0
}

async function needShare(db: Database, shareId: string, asking: string | undefined): Promise<ShareRow> {
  const { rows } = await sql<ShareRow>`
    select id as "shareId", lottery_id as "lotteryId", shopper_id as "shopperId",
      (select count(*) from lottery_help where share_id = lottery_share.id) as "helperCount",
      exists (
        select from lottery_help help
        where help.lottery_id = lottery_share.lottery_id and helper_shopper_id = ${asking ?? null}
      ) as helped
    from lottery_share where id = ${shareId}`.execute(db)
  const [share] = rows
  if (!share) throw new ShopError(REPLY_CODE.notFound, '分享不存在', 'shareId')
  return share
}
