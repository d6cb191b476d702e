import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { DAY, REPLY_CODE } from '@hearth/domain'
import { sql } from 'kysely'
import type { Database } from '#database/connect'
import { loadSecret } from '#kernel/secret'
import { ShopError } from '#kernel/shop-error'

/** Ms between two codes for a telephone. */
export const RESEND_AFTER = 60_000
/** Ms a code holds. */
export const CODE_LIFETIME = 5 * 60_000
/** Wrong guesses that spoil a code. */
export const TRIES = 5
/** Codes a telephone gets within a day. */
export const MOST_A_DAY = 20

/**
 * Makes a code for a telephone and keeps its HMAC. Asked many times at once, one asker gets a code.
 * @throws ShopError `tooMany` while the last code is younger than a minute, or the day's codes are used up
 */
export async function makeLoginCode(db: Database, telephone: string, now: number): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const hash = await hashOf(db, telephone, code)
  const { rows } = await sql`
    insert into sms_code (telephone, code_hash, sent_at, expires_at, tries_left, window_start, window_count)
    values (${telephone}, ${hash}, ${now}, ${now + CODE_LIFETIME}, ${TRIES}, ${now}, 1)
    on conflict (telephone) do update set
      code_hash = excluded.code_hash, sent_at = excluded.sent_at, expires_at = excluded.expires_at, tries_left = excluded.tries_left,
      window_start = case when sms_code.window_start <= ${now - DAY} then excluded.window_start else sms_code.window_start end,
      window_count = case when sms_code.window_start <= ${now - DAY} then 1 else sms_code.window_count + 1 end
    where sms_code.sent_at <= ${now - RESEND_AFTER} and (sms_code.window_start <= ${now - DAY} or sms_code.window_count < ${MOST_A_DAY})
    returning telephone`.execute(db)
  if (rows.length > 0) return code
  const last = await db.selectFrom('sms_code').select('sent_at').where('telephone', '=', telephone).executeTakeFirst()
  const seconds = Math.ceil(((last?.sent_at ?? 0) + RESEND_AFTER - now) / 1000)
  throw new ShopError(REPLY_CODE.tooMany, seconds > 0 ? `请 ${seconds} 秒后再获取验证码` : '今天获取验证码的次数太多，请明天再试', 'telephone')
}

/** Lets another code be asked for at once, when this one could not be delivered. */
export async function forgetLoginCode(db: Database, telephone: string): Promise<void> {
  await db.updateTable('sms_code').set({ sent_at: 0, expires_at: 0 }).where('telephone', '=', telephone).execute()
}

/** Forgets telephones that were sent nothing for a day, and so have all of the day's codes left. */
export async function forgetLoginCodes(db: Database, now: number): Promise<void> {
  await db.deleteFrom('sms_code').where('sent_at', '<=', now - DAY).where('window_start', '<=', now - DAY).execute()
}

/**
 * Uses a code up. Each guess costs a try before it is looked at, and of many right ones at once a single one counts.
 * @throws ShopError `wrongCode` for a code that is wrong, too old, used, or guessed at too often: the answer does not tell which
 */
export async function spendLoginCode(db: Database, telephone: string, code: string, now: number): Promise<void> {
  const refused = new ShopError(REPLY_CODE.wrongCode, undefined, 'code')
  const kept = await db
    .updateTable('sms_code')
    .set((row) => ({ tries_left: row('tries_left', '-', 1) }))
    .where('telephone', '=', telephone)
    .where('expires_at', '>', now)
    .where('tries_left', '>', 0)
    .returning('code_hash')
    .executeTakeFirst()
  if (!kept) throw refused
  const hash = await hashOf(db, telephone, code)
  if (!timingSafeEqual(Buffer.from(hash), Buffer.from(kept.code_hash))) throw refused
  const used = await db.updateTable('sms_code').set({ expires_at: 0 }).where('telephone', '=', telephone).where('code_hash', '=', hash).where('expires_at', '>', now).returning('telephone').executeTakeFirst()
  if (!used) throw refused
}

const hashOf = async (db: Database, telephone: string, code: string): Promise<string> =>
  createHmac('sha256', await loadSecret(db)).update(`login ${telephone} ${code}`).digest('hex')
