import type { KindView } from '../kind-view'
import { ReservationOffer } from './reservation-offer'

/** What was reserved (110): bought as any other order, in its time. */
export const reservationKind: KindView = { Offer: ReservationOffer }
