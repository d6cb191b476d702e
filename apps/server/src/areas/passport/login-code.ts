import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { LOGIN_CODE, REPLY_CODE } from '@hearth/domain'
import type { Database } from '#database/connect'
import { ShopError } from '#kernel/shop-error'
import type { Shop } from '#shop/shop'
import type { UnitOfWork } from '#shop/unit-of-work'

/** What codes are made and checked with. */
type CodeWork = UnitOfWork & Pick<Shop, 'secret'>

/** A code, and the ticket that it is good with. */
export interface LoginCode {
  ticket: string
  code: string
}

/**
 * Makes a code for a telephone. It belongs to whoever asked for it: their ticket names it, of which only the SHA-256 is
 * kept, as of the code only an HMAC. A stranger who asks for one of the same telephone gets another, and uses up the
 * tries of that one alone.
 */
export async function makeLoginCode(work: CodeWork, telephone: string): Promise<LoginCode> {
  const { db, now, random } = work
  const ticket = random.bytes(32).toString('base64url')
  const code = String(random.int(1_000_000)).padStart(6, '0')
  await db
    .insertInto('login_code')
    .values({
      ticket_hash: idOf(ticket),
      telephone,
      code_hash: hashOf(work, ticket, telephone, code),
      tries_left: LOGIN_CODE.tries,
      expires_at: now + LOGIN_CODE.lifetime,
    })
    .execute()
  return { ticket, code }
}

/** Forgets a code that could not be delivered. */
export async function forgetLoginCode(db: Database, { ticket }: LoginCode): Promise<void> {
  await db.deleteFrom('login_code').where('ticket_hash', '=', idOf(ticket)).execute()
}

/** Forgets codes that hold no longer. */
export async function forgetLoginCodes(db: Database, now: number): Promise<void> {
  await db.deleteFrom('login_code').where('expires_at', '<=', now).execute()
}

/**
 * Uses a code up. Each guess costs a try before it is looked at, and of many right ones at once a single one counts.
 * @throws ShopError `wrongCode` for a code that is wrong, too old, used, guessed at too often, or somebody else's: the
 *   answer does not tell which
 */
export async function spendLoginCode(work: CodeWork, telephone: string, { ticket, code }: LoginCode): Promise<void> {
  const { db, now } = work
  const refused = new ShopError(REPLY_CODE.wrongCode, undefined, 'code')
  const id = idOf(ticket)
  const kept = await db
    .updateTable('login_code')
    .set((row) => ({ tries_left: row('tries_left', '-', 1) }))
    .where('ticket_hash', '=', id)
    .where('telephone', '=', telephone)
    .where('expires_at', '>', now)
    .where('tries_left', '>', 0)
    .returning('code_hash')
    .executeTakeFirst()
  if (!kept) throw refused
  const hash = hashOf(work, ticket, telephone, code)
  if (!timingSafeEqual(Buffer.from(hash), Buffer.from(kept.code_hash))) throw refused
  const used = await db.deleteFrom('login_code').where('ticket_hash', '=', id).returning('telephone').executeTakeFirst()
  if (!used) throw refused
}

const idOf = (ticket: string): string => createHash('sha256').update(ticket).digest('hex')

const hashOf = ({ secret }: CodeWork, ticket: string, telephone: string, code: string): string =>
  createHmac('sha256', secret).update(`login ${ticket} ${telephone} ${code}`).digest('hex')
