import { sql, type Migration } from 'kysely'

/** Each version of the promoters' agreement that somebody agreed to, with its moment, beside the other agreements. */
export const agreementsOfPromoters: Migration = {
  async up(db) {
    await sql`
      insert into agreement_signature (shopper_id, agreement_id, version, signed_at)
      select shopper_id, 'PROMOTER', agreement_version, agreed_at from promoter`.execute(db)
  },
}
