import type { KindView } from '../kind-view'
import { ReservationOffer } from './reservation-offer'

/** The view of a reservation (110). Its order is placed like any other order, in the campaign's period for buying. */
export const reservationKind: KindView = { Offer: ReservationOffer }
