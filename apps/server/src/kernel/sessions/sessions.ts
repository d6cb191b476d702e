import { DAY } from '@hearth/domain'
import type { Database } from '#database/connect'
import { isDatabaseTrouble } from '#database/database-trouble'
import { prepared } from '#database/prepared'
import { gather } from '#kernel/sessions/gather'
import { hashToken, isToken, newToken } from '#kernel/sessions/token'
import type { Random } from '#shop/random'

/** The header that carries a session in shells that keep no cookies. */
export const SESSION_HEADER = 'x-hearth-session'

/** Ms a session lives. A session that is used in its second half is renewed, together with its cookie. */
export const SESSION_LIFETIME = 30 * DAY
/** Ms after which a session ends however much it is used. */
export const SESSION_LONGEST = 90 * DAY
/** Ms for which a session is cached in this process. A logout through another process takes effect within this time. */
const REMEMBERED = 1_000
const MOST_REMEMBERED = 10_000
/** Ms between two updates of the time at which a session was last used. */
const USE_NOTED = 3_600_000

/** A login. */
export interface Session {
  /** The id by which the shopper refers to the session; not the session's token. */
  id: string
  /** Id of the shopper. */
  shopper: string
  /** Epoch ms. */
  createdAt: number
  expiresAt: number
  usedAt: number
}

/** Data of a new session. */
export interface Beginning {
  /** Id of the shopper. */
  shopper: string
  /** The device, as a shopper reads it. */
  device?: string
  /** The network where the session began (`Network.wide`). */
  network?: string
}

/** Logins: opaque 256-bit tokens, of which only the SHA-256 is kept. */
export interface Sessions {
  /** Begins a session and returns its token. */
  begin(db: Database, beginning: Beginning, now: number): Promise<string>
  /** The session of a token; undefined if it has ended. */
  find(db: Database, token: string, now: number): Promise<Session | undefined>
  /** Renews a session, but not beyond the maximum lifetime. Returns the new end; undefined if the session has ended. */
  prolong(db: Database, token: string, now: number): Promise<number | undefined>
  /** Ends a session. */
  end(db: Database, token: string): Promise<void>
}

/** Whether a session is past half its life and can be renewed. */
export const isDue = ({ createdAt, expiresAt }: Session, now: number): boolean =>
  expiresAt - now < SESSION_LIFETIME / 2 && expiresAt < createdAt + SESSION_LONGEST

/** Stores sessions in the database, with a cache of a second in this process. */
export function createSessions(random: Random): Sessions {
  const memory = new Map<string, { session: Session | undefined; until: number }>()
  const read = gather(readSessions)

  function remember(hash: string, session: Session | undefined, until: number): void {
    if (memory.size >= MOST_REMEMBERED) memory.clear()
    memory.set(hash, { session, until })
  }

  return {
    async begin(db, { shopper, device = '', network = '' }, now) {
      const token = newToken(random)
      await db
        .insertInto('session')
        .values({
          token_hash: hashToken(token),
          shopper_id: shopper,
          device,
          network,
          created_at: now,
          used_at: now,
          expires_at: now + SESSION_LIFETIME,
        })
        .execute()
      return token
    },
    async find(db, token, now) {
      if (!isToken(token)) return undefined
      const hash = hashToken(token)
      const known = memory.get(hash)
      // An entry that would stay valid for longer than `REMEMBERED` was cached before the clock was set back, and is
      // ignored.
      if (known && known.until > now && known.until <= now + REMEMBERED) return known.session
      const kept = await read({ db, hash })
      const session = kept && kept.expiresAt > now && kept.createdAt > now - SESSION_LONGEST ? kept : undefined
      // If the database refuses writes now, the use is not recorded, and the session is still returned.
      if (session && now - session.usedAt >= USE_NOTED)
        await db.updateTable('session').set({ used_at: now }).where('token_hash', '=', hash).execute().catch(notNow)
      remember(hash, session, now + REMEMBERED)
      return session
    },
    async prolong(db, token, now) {
      const hash = hashToken(token)
      memory.delete(hash)
      const kept = await db
        .updateTable('session')
        .set((row) => ({
          expires_at: row.fn<number>('least', [
            row.cast<number>(row.val(now + SESSION_LIFETIME), 'bigint'),
            row('created_at', '+', SESSION_LONGEST),
          ]),
        }))
        .where('token_hash', '=', hash)
        .returning('expires_at')
        .executeTakeFirst()
      return kept?.expires_at
    },
    async end(db, token) {
      const hash = hashToken(token)
      await db.deleteFrom('session').where('token_hash', '=', hash).execute()
      memory.delete(hash)
    },
  }
}

/** Reads sessions by the hashes of their tokens. Sessions that have ended are among the results. */
async function readSessions(
  asked: readonly { db: Database; hash: string }[],
): Promise<readonly (Session | undefined)[]> {
  const { rows } = await prepared<Session & { hash: string }>`
    select token_hash as hash, id, shopper_id as shopper, created_at as "createdAt", expires_at as "expiresAt",
      used_at as "usedAt"
    from session where token_hash = any(${asked.map(({ hash }) => hash)}::text[])`.execute(asked[0]!.db)
  const sessions = new Map(rows.map(({ hash, ...session }) => [hash, session]))
  return asked.map(({ hash }) => sessions.get(hash))
}

/** A use that cannot be recorded now is recorded by a later request. */
function notNow(error: Error): void {
  if (!isDatabaseTrouble(error)) throw error
}

/** Deletes sessions that have expired. */
export async function forgetSessions(db: Database, now: number): Promise<void> {
  await db
    .deleteFrom('session')
    .where((row) => row.or([row('expires_at', '<=', now), row('created_at', '<=', now - SESSION_LONGEST)]))
    .execute()
}
