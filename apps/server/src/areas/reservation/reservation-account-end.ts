import { sql } from 'kysely'
import type { AccountEnd } from '#kernel/account-ends/account-end'

/** When an account is deleted, other shoppers can reserve the pieces that it had reserved. */
export const reservationAccountEnd: AccountEnd = {
  deleted: ['reservation.shopper_id'],
  async end({ db }, shopperId) {
    await sql`
      update reservation_run set reserved = reserved - quantity, shoppers = shoppers - 1
      from reservation
      where reservation.run_id = reservation_run.id and reservation.shopper_id = ${shopperId}`.execute(db)
  },
}
