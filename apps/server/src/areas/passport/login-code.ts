import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { LOGIN_CODE, REPLY_CODE } from '@hearth/domain'
import { countGuess, type Guessing } from '#areas/passport/count-guess'
import type { Database } from '#database/connect'
import { ShopError } from '#kernel/shop-error'
import type { Shop } from '#shop/shop'
import type { UnitOfWork } from '#shop/unit-of-work'

/** What functions need to create or check a code: a unit of work and the shop's secret. */
type CodeWork = UnitOfWork & Pick<Shop, 'secret'>

/**
 * The use of a code: to log in, to change the account, to verify an email address, or to verify a promoter's telephone.
 */
export type CodeUse = 'login' | 'account' | 'email' | 'promoter'

/** A code, and the ticket that the requester must send together with the code. */
export interface LoginCode {
  ticket: string
  code: string
}

/**
 * Creates a code for a telephone. The code belongs to its requester, who gets the ticket. The database stores the
 * SHA-256 of the ticket and an HMAC of the code. A stranger who requests a code for the same telephone gets another
 * code, and cannot use up the tries of the requester's code.
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

/** Deletes a code that could not be delivered. */
export async function forgetLoginCode(db: Database, { ticket }: LoginCode): Promise<void> {
  await db.deleteFrom('login_code').where('ticket_hash', '=', idOf(ticket)).execute()
}

/** Deletes expired codes. */
export async function forgetLoginCodes(db: Database, now: number): Promise<void> {
  await db.deleteFrom('login_code').where('expires_at', '<=', now).execute()
}

/** Options for checking a code. */
interface CodeCheck {
  /** The use that the code must have; `login` if absent. */
  use?: CodeUse
  /** The payload field of the code; `code` if absent. */
  field?: string
}

const refusedAt = (field = 'code') => new ShopError(REPLY_CODE.wrongCode, undefined, field)

/**
 * Checks a code without using it up; `takeLoginCode` uses it up. Each guess takes one of the code's tries before the
 * guess is compared. A wrong guess counts against the limits of the requester's network.
 * @throws ShopError `wrongCode` for a code that is wrong, expired, used, guessed too often, for another use, or another
 * requester's, without telling which; `tooMany` as `countGuess`
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

/** Uses up a correct code. Only one of several concurrent uses succeeds. @throws ShopError `wrongCode` */
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

/** Checks a login code and uses it up. @throws ShopError `wrongCode` */
export async function spendLoginCode(work: CodeWork & Guessing, telephone: string, code: LoginCode): Promise<void> {
  await checkLoginCode(work, telephone, code)
  await takeLoginCode(work.db, code)
}

const idOf = (ticket: string): string => createHash('sha256').update(ticket).digest('hex')

const hashOf = ({ secret }: CodeWork, use: CodeUse, ticket: string, telephone: string, code: string): string =>
  createHmac('sha256', secret).update(`${use} ${ticket} ${telephone} ${code}`).digest('hex')
