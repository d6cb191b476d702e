import { REPLY_CODE } from '@hearth/domain'
import type { LoginSession } from '@hearth/sdk/core'
import type { Database } from '#database/connect'
import { SESSION_LONGEST } from '#kernel/sessions/sessions'
import { ShopError } from '#kernel/shop-error'

/** Lists a shopper's logins, the most recently used first. */
export async function listSessions(
  db: Database,
  shopper: string,
  current: string | undefined,
  now: number,
): Promise<LoginSession[]> {
  const rows = await db
    .selectFrom('session')
    .select(['id as sessionId', 'device', 'created_at as createdAt', 'used_at as usedAt'])
    .where('shopper_id', '=', shopper)
    .where('expires_at', '>', now)
    .where('created_at', '>', now - SESSION_LONGEST)
    .orderBy('used_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...row, device: row.device || '未知设备', current: row.sessionId === current }))
}

/**
 * Ends a shopper's login. For the id `others`, ends all their logins but the current one.
 * @throws ShopError `notFound` for a login that does not exist or is another shopper's
 */
export async function endSession(
  db: Database,
  shopper: string,
  sessionId: string,
  current: string | undefined,
): Promise<void> {
  const own = db.deleteFrom('session').where('shopper_id', '=', shopper)
  if (sessionId === 'others') return void (await own.where('id', '<>', current ?? '').execute())
  const { numDeletedRows } = await own.where('id', '=', sessionId).executeTakeFirst()
  if (numDeletedRows === 0n) throw new ShopError(REPLY_CODE.notFound, '这台设备已经退出登录')
}
