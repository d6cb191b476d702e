import type { Call } from '@hearth/sdk/core'
import type { ListOpsReservations, OpsReservationPage } from './reservations.types'

/** Reservation campaigns (110): how they go. `promotions` sets them up, starts, ends and copies them. */
export const reservations = {
  /** Lists reservation campaigns with counts of reservations and orders, those that end last first. */
  list: 'GET /ops/reservations/v1 may=products.read' as Call<ListOpsReservations, OpsReservationPage>,
}

export type * from './reservations.types'
