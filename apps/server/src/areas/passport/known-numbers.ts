import { createHmac } from 'node:crypto'
import { DAY } from '@hearth/domain'
import { sql, type RawBuilder } from 'kysely'
import type { Shop } from '#shop/shop'
import type { UnitOfWork } from '#shop/unit-of-work'

/**
 * Ms for which a telephone counts as known. After that, a number that its operator may have given to somebody else
 * counts as a newcomer's.
 */
const KNOWN_FOR = 366 * DAY

type NumberWork = UnitOfWork & Pick<Shop, 'secret'>

/**
 * The stored form of a telephone: it cannot be read back, nor found by trying all numbers without the shop's secret.
 */
const digestOf = ({ secret }: NumberWork, telephone: string): string =>
  createHmac('sha256', secret).update(`known number ${telephone}`).digest('hex')

/** Records that a telephone had an account which was deleted. */
export async function rememberNumber(work: NumberWork, telephone: string): Promise<void> {
  await sql`
    insert into known_number (digest, since) values (${digestOf(work, telephone)}, ${work.now})
    on conflict (digest) do update set since = excluded.since`.execute(work.db)
}

/** Whether a telephone had an account before, as an expression. */
export const isKnownNumber = (work: NumberWork, telephone: string): RawBuilder<boolean> => sql<boolean>`exists (
  select from known_number
  where digest = ${digestOf(work, telephone)} and since > ${work.now - KNOWN_FOR})`

/** Forgets telephones whose account was deleted too long ago. @returns how many */
export async function forgetNumbers({ db, now }: UnitOfWork): Promise<number> {
  const { rows } = await sql`
    delete from known_number where since <= ${now - KNOWN_FOR} returning digest`.execute(db)
  return rows.length
}
