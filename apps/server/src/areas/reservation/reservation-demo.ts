import { writeReservations } from '#areas/reservation/write-reservations'
import type { DemoParts } from '#kernel/demo/demo-parts'

/** Starts a new run of the demo shop's reservation campaign, without reservations, when its promotion runs again. */
export const reservationDemo: DemoParts = {
  async renew(trx, { now }, promotions) {
    await writeReservations({ db: trx, now }, promotions)
    return 0
  },
}
