import { sql, type Migration } from 'kysely'

/**
 * Stores each version of the promoters' agreement that a promoter agreed to, and when, in the table of the other
 * agreements.
 */
export const agreementsOfPromoters: Migration = {
  async up(db) {
    await sql`
      insert into agreement_signature (shopper_id, agreement_id, version, signed_at)
      select shopper_id, 'PROMOTER', agreement_version, agreed_at from promoter`.execute(db)
  },
}
