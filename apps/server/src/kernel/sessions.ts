import { createHash, randomBytes } from 'node:crypto'
import { DAY } from '@hearth/domain'
import type { Database } from '#database/connect'

/** Name of the cookie in browsers, and of the header in shells that keep no cookies. */
export const SESSION_COOKIE = 'hearth_session'
export const SESSION_HEADER = 'x-hearth-session'

/** Ms a session lives; used in its second half, it begins anew, and so does the cookie that holds it. */
export const SESSION_LIFETIME = 30 * DAY
/** Ms an answer is remembered in this process. A logout through another process may take as long to be noticed. */
const REMEMBERED = 10_000
const MOST_REMEMBERED = 10_000
const TOKEN = /^[\w-]{43}$/

/** A login. */
export interface Session {
  /** Id of the shopper. */
  shopper: string
  /** Epoch ms. */
  expiresAt: number
}

/** Logins: opaque 256-bit tokens, of which only the SHA-256 is kept. */
export interface Sessions {
  /** Begins a session and answers its token. */
  begin(db: Database, shopper: string, now: number): Promise<string>
  /** What a token stands for; nothing when its session has ended. */
  find(db: Database, token: string, now: number): Promise<Session | undefined>
  /** Lets a session live its whole life from now on; answers whether it is still there. */
  prolong(db: Database, token: string, now: number): Promise<boolean>
  /** Ends a session. */
  end(db: Database, token: string): Promise<void>
}

/** Keeps sessions in the database, with a short memory of this process in front. */
export function createSessions(): Sessions {
  const memory = new Map<string, { session: Session | undefined; until: number }>()

  function remember(hash: string, session: Session | undefined, until: number): void {
    if (memory.size >= MOST_REMEMBERED) memory.clear()
    memory.set(hash, { session, until })
  }

  return {
    async begin(db, shopper, now) {
      const token = randomBytes(32).toString('base64url')
      await db.insertInto('session').values({ token_hash: hashOf(token), shopper_id: shopper, created_at: now, expires_at: now + SESSION_LIFETIME }).execute()
      return token
    },
    async find(db, token, now) {
      if (!TOKEN.test(token)) return undefined
      const hash = hashOf(token)
      const known = memory.get(hash)
      if (known && known.until > now) return known.session
      const session = await db.selectFrom('session').select(['shopper_id as shopper', 'expires_at as expiresAt']).where('token_hash', '=', hash).where('expires_at', '>', now).executeTakeFirst()
      remember(hash, session, now + REMEMBERED)
      return session
    },
    async prolong(db, token, now) {
      const hash = hashOf(token)
      memory.delete(hash)
      const { numUpdatedRows } = await db.updateTable('session').set({ expires_at: now + SESSION_LIFETIME }).where('token_hash', '=', hash).executeTakeFirst()
      return numUpdatedRows > 0n
    },
    async end(db, token) {
      const hash = hashOf(token)
      await db.deleteFrom('session').where('token_hash', '=', hash).execute()
      memory.delete(hash)
    },
  }
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Forgets sessions that have run out. */
export async function forgetSessions(db: Database, now: number): Promise<void> {
  await db.deleteFrom('session').where('expires_at', '<=', now).execute()
}
