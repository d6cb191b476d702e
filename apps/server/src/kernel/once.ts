import { DAY, REPLY_CODE } from '@hearth/domain'
import { sql } from 'kysely'
import type { Database } from '#database/connect'
import { transaction } from '#database/transaction'
import type { Context } from '#kernel/context'
import { ShopError } from '#kernel/shop-error'

/** Ms for which a first answer is kept. */
export const ANSWER_KEPT = DAY

/** What refusals call the key. */
const FIELD = 'idempotency-key'

/**
 * Does `work` once for each idempotency key of a shopper: the first answer is kept for 24 hours and given again.
 * The key's row is taken in the same transaction as the work, so a refusal or a crash leaves no trace of either, and of
 * many requests at once one works while the others wait for its answer. Without a key the work is simply done.
 * @param fingerprint what the request asks; the same key with another one is refused
 * @throws ShopError `conflict` when the key came with another fingerprint before
 */
export async function once<Reply extends object>(
  context: Pick<Context, 'db' | 'now' | 'needShopper' | 'replayed'>,
  key: string | undefined,
  fingerprint: string,
  work: (trx: Database) => Promise<Reply>,
): Promise<Reply> {
  const shopper = context.needShopper()
  if (key === undefined) return transaction(context.db, work)
  if (key.length === 0 || key.length > 100) throw new ShopError(REPLY_CODE.badInput, '请求标识无效', FIELD)
  return transaction(context.db, async (trx) => {
    if (await take(trx, shopper, key, fingerprint, context.now)) {
      const reply = await work(trx)
      await trx.updateTable('idempotency').set({ reply: JSON.stringify(reply) }).where('shopper_id', '=', shopper).where('key', '=', key).execute()
      return reply
    }
    const first = await trx.selectFrom('idempotency').select(['fingerprint', 'reply']).where('shopper_id', '=', shopper).where('key', '=', key).executeTakeFirstOrThrow()
    if (first.fingerprint !== fingerprint) throw new ShopError(REPLY_CODE.conflict, '同一请求标识不能用于不同的内容', FIELD)
    context.replayed()
    return first.reply as Reply
  })
}

/** Takes a key that is free or whose answer is too old; waits while another transaction holds it. */
async function take(trx: Database, shopper: string, key: string, fingerprint: string, now: number): Promise<boolean> {
  const { rows } = await sql`
    insert into idempotency (shopper_id, key, fingerprint, created_at) values (${shopper}, ${key}, ${fingerprint}, ${now})
    on conflict (shopper_id, key) do update set fingerprint = excluded.fingerprint, reply = null, created_at = excluded.created_at
    where idempotency.created_at < ${now - ANSWER_KEPT}
    returning key`.execute(trx)
  return rows.length > 0
}

/** Forgets answers that are too old to be given again. */
export async function forgetOldAnswers(db: Database, now: number): Promise<void> {
  await db.deleteFrom('idempotency').where('created_at', '<', now - ANSWER_KEPT).execute()
}
