import { reservation } from '@hearth/sdk/core'
import { readCampaign, readReservation, readReservationPhone } from '#areas/reservation/read-reservations'
import { reservationAccountEnd } from '#areas/reservation/reservation-account-end'
import { reservationCommand } from '#areas/reservation/reservation-command'
import { reservationDemo } from '#areas/reservation/reservation-demo'
import { reservationFile } from '#areas/reservation/reservation-file'
import { reservationKind } from '#areas/reservation/reservation-kind'
import { RESERVATION_LAWS } from '#areas/reservation/reservation-laws'
import { RESERVATION_MESSAGES } from '#areas/reservation/reservation-messages'
import { reservationOps } from '#areas/reservation/reservation-ops'
import { reserve } from '#areas/reservation/reserve'
import { tellOfReservations } from '#areas/reservation/tell-of-reservations'
import { promotionCampaigns } from '#areas/products/promotion-campaigns'
import { reservationTerms } from '#areas/reservation-runs/reservation-terms'
import { answers, defineArea } from '#kernel/area'
import { writes } from '#kernel/writes'

/** Reservation campaigns (110). Shoppers reserve pieces first, and buy them later (F08). */
export const reservationArea = defineArea({
  name: 'reservation',
  campaigns: [promotionCampaigns('reservation', reservationTerms.type, reservationTerms.sold)],
  orderKind: reservationKind,
  accountEnd: reservationAccountEnd,
  commands: [reservationCommand],
  demo: reservationDemo,
  laws: RESERVATION_LAWS,
  messages: RESERVATION_MESSAGES,
  ops: reservationOps,
  shopFile: reservationFile,
  calls: [
    answers(reservation, {
      getCampaign: {
        visitors: true,
        answer: ({ campaignId }, { db, shopper, now }) => readCampaign(db, shopper, campaignId, now),
      },
      get: ({ reservationId }, { db, needShopper, now }) => readReservation(db, needShopper(), reservationId, now),
      getPhone: (_, { db, needShopper }) => readReservationPhone(db, needShopper()),
    }),
    writes(reservation, { reserve: (work, wish, shopperId) => reserve(work, shopperId, wish) }),
  ],
  jobs: () => [{ name: 'tell of reservations', every: 20_000, run: (work) => tellOfReservations(work) }],
})
