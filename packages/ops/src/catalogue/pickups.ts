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

/** Cabinets and pickup points, and the parcels that shoppers fetch there. */
export const pickups = {
  /** Lists cabinets and points by their ids, with how many compartments are taken. */
  cabinets: 'GET /ops/cabinets/v1 may=shop.read' as Call<ListCabinetsOps, OpsCabinetPage>,
  /**
   * Opens or closes a cabinet for orders, or changes its number of compartments. Parcels already there stay; its other
   * data come with an import.
   * @throws notFound 107002404: for a cabinet that is not there
   * @throws stale 107003409: when it was changed since it was read
   */
  changeCabinet: 'PUT /ops/cabinets/{cabinetId}/v1 may=shop.write' as Call<ChangeCabinet, OpsCabinet>,
  /** Lists parcels that go to cabinets, the newest orders first. */
  list: 'GET /ops/pickups/v1 may=orders.read' as Call<ListPickups, OpsPickupPage>,
  /**
   * Records that an order's parcel was put into its cabinet; the shopper gets the code that opens it.
   * @throws notFound 107002404: for an order that is not there
   * @throws wrongState 107002414: for one that goes to an address, is not on its way, or is there already
   * @throws stale 107003409: when the order has changed since it was read
   */
  putIn: 'POST /ops/pickups/{orderId}/put-in/v1 may=orders.ship' as Call<PutIn, Changed>,
  /**
   * Records that a parcel was collected: its order is received. A repeat changes nothing.
   * @throws notFound 107002404: for an order that is not there
   * @throws wrongState 107002414: unless it waits in its cabinet
   * @throws badInput 107002400: for another code; `field` is `code`
   * @throws stale 107003409: when the order has changed since it was read
   */
  fetch: 'POST /ops/pickups/{orderId}/fetch/v1 may=orders.ship' as Call<FetchPickup, Changed>,
  /**
   * Takes an uncollected parcel out of its cabinet: its order waits to be sent again or refunded. The shop does so
   * automatically after three days.
   * @throws notFound 107002404: for an order that is not there
   * @throws wrongState 107002414: unless it waits in its cabinet, and while something of the order is being returned
   * @throws stale 107003409: when the order has changed since it was read
   */
  sendBack: 'POST /ops/pickups/{orderId}/back/v1 may=orders.ship' as Call<PickupOrder, Changed>,
}

export type * from './pickups.types'
