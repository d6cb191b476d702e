import { writeReservations } from '#areas/reservation/write-reservations'
import type { DemoParts } from '#kernel/demo/demo-parts'

/** When a reservation campaign of the demo shop runs again, it takes new reservations in a new run. */
export const reservationDemo: DemoParts = {
  async renew(trx, { now }, promotions) {
    await writeReservations({ db: trx, now }, promotions)
    return 0
  },
}
