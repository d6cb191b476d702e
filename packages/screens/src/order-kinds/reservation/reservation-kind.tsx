import type { KindView } from '../kind-view'
import { ReservationOffer } from './reservation-offer'

/** A reservation (110): bought as any other order, during its period. */
export const reservationKind: KindView = { Offer: ReservationOffer }
