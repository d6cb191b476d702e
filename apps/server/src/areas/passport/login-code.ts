import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { LOGIN_CODE, REPLY_CODE } from '@hearth/domain'
import { countGuess, type Guessing } from '#areas/passport/count-guess'
import type { Database } from '#database/connect'
import { ShopError } from '#kernel/shop-error'
import type { Shop } from '#shop/shop'
import type { UnitOfWork } from '#shop/unit-of-work'

/** What codes are made and checked with. */
type CodeWork = UnitOfWork & Pick<Shop, 'secret'>

/**
 * What a code is good for: to log in, to change the account of whoever is logged in, to prove an address theirs, or to
 * prove a promoter's telephone.
 */
export type CodeUse = 'login' | 'account' | 'email' | 'promoter'

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
export async function makeLoginCode(work: CodeWork, telephone: string, use: CodeUse = 'login'): Promise<LoginCode> {
  const { db, now, random } = work
  const ticket = random.bytes(32).toString('base64url')
  const code = String(random.int(1_000_000)).padStart(6, '0')
  await db
    .insertInto('login_code')
    .values({
      ticket_hash: idOf(ticket),
      telephone,
      code_hash: hashOf(work, use, ticket, telephone, code),
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

/** How a code is looked at. */
interface CodeCheck {
  /** `login` when absent. */
  use?: CodeUse
  /** The field of the payload that has it; `code` when absent. */
  field?: string
}

const refusedAt = (field = 'code') => new ShopError(REPLY_CODE.wrongCode, undefined, field)

/**
 * Looks whether a code is right, and leaves it good: `takeLoginCode` uses it up. Each guess costs a try before it is
 * looked at, and counts for the network it came from unless it is right.
 * @throws ShopError `wrongCode` for a code that is wrong, too old, used, guessed at too often, for something else, or
 *   somebody else's: the answer does not tell which; `tooMany` as `countGuess`
 */
export async function checkLoginCode(
  work: CodeWork & Guessing,
  telephone: string,
  { ticket, code }: LoginCode,
  { use = 'login', field }: CodeCheck = {},
): Promise<void> {
  const { db, now } = work
  const kept = await db
    .updateTable('login_code')
    .set((row) => ({ tries_left: row('tries_left', '-', 1) }))
    .where('ticket_hash', '=', idOf(ticket))
    .where('telephone', '=', telephone)
    .where('expires_at', '>', now)
    .where('tries_left', '>', 0)
    .returning(['code_hash', 'tries_left'])
    .executeTakeFirst()
  const takeBack = await countGuess(work, kept?.tries_left === LOGIN_CODE.tries - 1)
  const hash = hashOf(work, use, ticket, telephone, code)
  if (!kept || !timingSafeEqual(Buffer.from(hash), Buffer.from(kept.code_hash))) throw refusedAt(field)
  await takeBack()
}

/** Uses up a code that was found right: of many at once a single one does. @throws ShopError `wrongCode` */
export async function takeLoginCode(
  db: Database,
  { ticket }: Pick<LoginCode, 'ticket'>,
  field?: string,
): Promise<void> {
  const used = await db
    .deleteFrom('login_code')
    .where('ticket_hash', '=', idOf(ticket))
    .returning('telephone')
    .executeTakeFirst()
  if (!used) throw refusedAt(field)
}

/** Looks at a code to log in with, and uses it up. @throws ShopError `wrongCode` */
export async function spendLoginCode(work: CodeWork & Guessing, telephone: string, code: LoginCode): Promise<void> {
  await checkLoginCode(work, telephone, code)
  await takeLoginCode(work.db, code)
}

const idOf = (ticket: string): string => createHash('sha256').update(ticket).digest('hex')

const hashOf = ({ secret }: CodeWork, use: CodeUse, ticket: string, telephone: string, code: string): string =>
  createHmac('sha256', secret).update(`${use} ${ticket} ${telephone} ${code}`).digest('hex')
