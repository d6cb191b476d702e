import { reservationRowFaults } from '#areas/reservation/reservation-row-faults'
import { writeReservations } from '#areas/reservation/write-reservations'
import { shopFilePart, type ShopFilePart } from '#kernel/shop-file/shop-file-part'

/** The part of a shop file with the runs of reservation campaigns. */
export const reservationFile: readonly ShopFilePart[] = [
  shopFilePart('promotions', {
    as: 'reservations',
    tables: { reservation_run: 'promotion_id' },
    after: ['promotions'],
    check: reservationRowFaults,
    write: writeReservations,
  }),
]
