import type { Call } from '@hearth/sdk/core'
import type { ListOpsReservations, OpsReservationPage } from './reservations.types'

/** Results of reservation campaigns (110). The calls of `promotions` add, start, end and copy these campaigns. */
export const reservations = {
  /** Lists reservation campaigns with counts of reservations and orders, the latest end first. */
  list: 'GET /ops/reservations/v1 may=products.read' as Call<ListOpsReservations, OpsReservationPage>,
}

export type * from './reservations.types'
