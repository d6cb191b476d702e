import { DAY, REPLY_CODE } from '@hearth/domain'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '#database/connect'
import { listRows } from '#database/list-rows'
import { prepared } from '#database/prepared'
import type { Context } from '#kernel/context'
import { ShopError } from '#kernel/shop-error'
import { inTransaction, type UnitOfWork } from '#shop/unit-of-work'

/** Ms for which a first answer is kept. */
export const ANSWER_KEPT = DAY

/** The name of the idempotency key in refusals. */
const FIELD = 'idempotency-key'

/** What `once` uses of a request's context. */
export type KeyedContext = UnitOfWork & Pick<Context, 'needShopper' | 'replayed'>

/**
 * SQL that takes an idempotency key and stores the answer under it. Both are parts of the statements that do the work,
 * so that the key needs no statement of its own.
 */
export interface Claim {
  /**
   * SQL that takes the key, for the CTE `claim` of the first statement. `claim` has a row only if this request does the
   * work.
   */
  take: RawBuilder<object>
  /** Returns SQL that stores the answer, for a CTE of a later statement. */
  keep(reply: object): RawBuilder<object>
}

/** The SQL for work without an idempotency key, which takes no key and stores no answer. */
export const NO_CLAIM: Claim = { take: sql`select 1`, keep: () => sql`select 1` }

/**
 * Does `work` once for each idempotency key of a shopper: the first answer is kept for 24 hours and given again. The
 * key's row is taken in the same transaction as the work, so a refusal or a crash leaves no trace of either. Of many
 * concurrent requests with one key, one does the work while the others wait for its answer. Without a key, the work is
 * done each time.
 * @param fingerprint hash of what the request asks for; a key that was used with another fingerprint is refused
 * @throws ShopError `conflict` if the key was used with another fingerprint before
 */
export async function once<Of extends KeyedContext, Reply extends object>(
  context: Of,
  key: string | undefined,
  fingerprint: string,
  work: (inside: Of) => Promise<Reply>,
): Promise<Reply> {
  if (key === undefined) return inTransaction(context, work)
  return onceClaimed(context, key, fingerprint, async (inside, claim) => {
    const { rows } = await prepared`${claim.take}`.execute(inside.db)
    if (rows.length === 0) return undefined
    const reply = await work(inside)
    await keepAnswer(inside.db, claim, reply)
    return reply
  })
}

/**
 * Does `work` once, like `once`, for work that takes the key and stores the answer in statements of its own. The first
 * statement of `work` must take the key. If the key was taken before, `work` must change nothing and return undefined.
 * @param shopper the owner of the key: the id of a shopper, or of a visitor
 */
export async function onceClaimed<Of extends KeyedContext, Reply extends object>(
  context: Of,
  key: string | undefined,
  fingerprint: string,
  work: (inside: Of, claim: Claim) => Promise<Reply | undefined>,
  shopper: string = context.needShopper(),
): Promise<Reply> {
  if (key !== undefined && (key.length === 0 || key.length > 100))
    throw new ShopError(REPLY_CODE.badInput, '请求标识无效', FIELD)
  const claim = key === undefined ? NO_CLAIM : claimOf(shopper, key, fingerprint, context.now)
  return inTransaction(
    context,
    async (inside) => {
      const reply = await work(inside, claim)
      if (reply) return reply
      const first = await inside.db
        .selectFrom('idempotency')
        .select(['fingerprint', 'reply'])
        .where('shopper_id', '=', shopper)
        .where('key', '=', key ?? '')
        .executeTakeFirstOrThrow()
      if (first.fingerprint !== fingerprint) throw otherContent()
      context.replayed()
      return first.reply as Reply
    },
    { knowsItself: key !== undefined },
  )
}

/** The error for a key that was used with another request. */
export const otherContent = (): ShopError => new ShopError(REPLY_CODE.conflict, '同一请求标识不能用于不同的内容', FIELD)

/** Stores the answer in a separate statement, sent with the commit. */
export async function keepAnswer(trx: Database, claim: Claim, reply: object): Promise<void> {
  if (claim !== NO_CLAIM) await prepared`${claim.keep(reply)}`.executeAtCommit(trx)
}

/** An idempotency key of a shopper, and the request that the shopper made with it. */
export interface KeyOfShopper {
  shopperId: string
  key: string
  /** The fingerprint of the request; see `fingerprint`. */
  fingerprint: string
}

/**
 * Takes keys that are free or expired, and selects `shopper_id` and `key` of the keys it took. It waits for
 * transactions that hold one of the keys. Keys are taken in one order, to avoid deadlocks.
 */
export const takeKeys = (keys: readonly KeyOfShopper[], now: number): RawBuilder<object> => sql`
  insert into idempotency (shopper_id, key, fingerprint, created_at)
  select shopper_id, key, fingerprint, ${now}
  from ${listRows(
    keys.map(({ shopperId, key, fingerprint }) => ({ shopper_id: shopperId, key, fingerprint })),
    'shopper_id text, key text, fingerprint text',
  )} as asked
  order by shopper_id, key
  on conflict (shopper_id, key) do update
  set fingerprint = excluded.fingerprint, reply = null, created_at = excluded.created_at
  where idempotency.created_at < ${now - ANSWER_KEPT}
  returning shopper_id, key`

const claimOf = (shopperId: string, key: string, fingerprint: string, now: number): Claim => ({
  take: takeKeys([{ shopperId, key, fingerprint }], now),
  keep: (reply) =>
    sql`update idempotency set reply = ${JSON.stringify(reply)}::jsonb
      where shopper_id = ${shopperId} and key = ${key}`,
})

/** Deletes answers that are too old to be given again. */
export async function forgetOldAnswers(db: Database, now: number): Promise<void> {
  await db
    .deleteFrom('idempotency')
    .where('created_at', '<', now - ANSWER_KEPT)
    .execute()
}
