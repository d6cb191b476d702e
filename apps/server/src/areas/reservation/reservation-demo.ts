import { writeReservations } from '#areas/reservation/write-reservations'
import type { DemoParts } from '#kernel/demo/demo-parts'

/** A reservation campaign of the demo shop that runs again takes reservations anew, in a run of its own. */
export const reservationDemo: DemoParts = {
  async renew(trx, { now }, promotions) {
    await writeReservations({ db: trx, now }, promotions)
    return 0
  },
}
