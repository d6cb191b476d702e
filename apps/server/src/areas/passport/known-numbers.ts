import { createHmac } from 'node:crypto'
import { DAY } from '@hearth/domain'
import { sql, type RawBuilder } from 'kysely'
import type { Shop } from '#shop/shop'
import type { UnitOfWork } from '#shop/unit-of-work'

/**
 * Ms for which the shop remembers the telephone of a deleted account. After this time the telephone's operator may have
 * given it to another person, who counts as a newcomer.
 */
const KNOWN_FOR = 366 * DAY

type NumberWork = UnitOfWork & Pick<Shop, 'secret'>

/**
 * Returns the stored form of a telephone. Without the shop's secret, nobody can compute the telephone from the stored
 * form, not even by trying all numbers.
 */
const digestOf = ({ secret }: NumberWork, telephone: string): string =>
  createHmac('sha256', secret).update(`known number ${telephone}`).digest('hex')

/** Records a telephone whose account was deleted. */
export async function rememberNumber(work: NumberWork, telephone: string): Promise<void> {
  await sql`
    insert into known_number (digest, since) values (${digestOf(work, telephone)}, ${work.now})
    on conflict (digest) do update set since = excluded.since`.execute(work.db)
}

/** An expression that is true if an account with this telephone was deleted before. */
export const isKnownNumber = (work: NumberWork, telephone: string): RawBuilder<boolean> => sql<boolean>`exists (
  select from known_number
  where digest = ${digestOf(work, telephone)} and since > ${work.now - KNOWN_FOR})`

/** Deletes telephones whose account was deleted too long ago. @returns the number of deleted telephones */
export async function forgetNumbers({ db, now }: UnitOfWork): Promise<number> {
  const { rows } = await sql`
    delete from known_number where since <= ${now - KNOWN_FOR} returning digest`.execute(db)
  return rows.length
}
