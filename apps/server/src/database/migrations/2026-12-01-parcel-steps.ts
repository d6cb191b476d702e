import { sql, type Migration } from 'kysely'

/** The first step of a parcel says that the shop sent it, since nothing proves that the courier has it. */
export const parcelSteps: Migration = {
  async up(db) {
    await sql`update shipment_step set code = 'sent' where code = 'collected'`.execute(db)
  },
}
