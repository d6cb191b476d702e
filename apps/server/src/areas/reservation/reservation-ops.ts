import { reservations } from '@hearth/ops'
import { listOpsReservations } from '#areas/reservation/list-ops-reservations'
import { reads } from '#kernel/ops/ops-area'

/** Calls of staff for reservation campaigns. A shop file sets them up. */
export const reservationOps = [
  reads(reservations, { list: (payload, context) => listOpsReservations(context, payload) }),
]
