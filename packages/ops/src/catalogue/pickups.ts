import type { Call } from '@hearth/sdk/core'
import type {
  ChangeCabinet,
  FetchPickup,
  ListCabinetsOps,
  ListPickups,
  OpsCabinet,
  OpsCabinetPage,
  OpsPickupPage,
  PickupOrder,
  PutIn,
} from './pickups.types'
import type { Changed } from './shared.types'

/** Cabinets and pickup points, and the parcels that shoppers collect there. */
export const pickups = {
  /** Lists cabinets and points in the order of their ids, with counts of taken compartments. */
  cabinets: 'GET /ops/cabinets/v1 may=shop.read' as Call<ListCabinetsOps, OpsCabinetPage>,
  /**
   * Opens or closes a cabinet for orders, or changes its number of compartments. Parcels that are already there stay.
   * The other fields of a cabinet can be changed by an import.
   * @throws notFound 107002404: for a cabinet that is not there
   * @throws stale 107003409: when it was changed since it was read
   */
  changeCabinet: 'PUT /ops/cabinets/{cabinetId}/v1 may=shop.write' as Call<ChangeCabinet, OpsCabinet>,
  /** Lists parcels that go to cabinets, the newest orders first. */
  list: 'GET /ops/pickups/v1 may=orders.read' as Call<ListPickups, OpsPickupPage>,
  /**
   * Records that an order's parcel was put into its cabinet; the shopper gets the code that opens it.
   * @throws notFound 107002404: for an order that is not there
   * @throws wrongState 107002414: for an order that goes to an address, is not shipped, or is in the cabinet already
   * @throws stale 107003409: when the order has changed since it was read
   */
  putIn: 'POST /ops/pickups/{orderId}/put-in/v1 may=orders.ship' as Call<PutIn, Changed>,
  /**
   * Records that a parcel was collected. Its order is then received. A repeat changes nothing.
   * @throws notFound 107002404: for an order that is not there
   * @throws wrongState 107002414: unless the parcel waits in its cabinet
   * @throws badInput 107002400: for a wrong code; `field` is `code`
   * @throws stale 107003409: when the order has changed since it was read
   */
  fetch: 'POST /ops/pickups/{orderId}/fetch/v1 may=orders.ship' as Call<FetchPickup, Changed>,
  /**
   * Takes an uncollected parcel out of its cabinet. The order then waits to be shipped again or refunded. The shop does
   * so automatically after three days.
   * @throws notFound 107002404: for an order that is not there
   * @throws wrongState 107002414: unless the parcel waits in its cabinet, or while a piece of the order is being
   *   returned
   * @throws stale 107003409: when the order has changed since it was read
   */
  sendBack: 'POST /ops/pickups/{orderId}/back/v1 may=orders.ship' as Call<PickupOrder, Changed>,
}

export type * from './pickups.types'
