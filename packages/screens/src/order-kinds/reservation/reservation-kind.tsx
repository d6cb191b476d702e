import type { KindView } from '../kind-view'
import { ReservationOffer } from './reservation-offer'

/** The view of a reservation (110). It is bought as any other order, during its own period. */
export const reservationKind: KindView = { Offer: ReservationOffer }
