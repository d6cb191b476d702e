import type { Call } from '@hearth/sdk/core'
import type { OpsSecondOrder, RecordSecondOrder } from './second-orders.types'

/** Orders of the second channel (E02): skills that shoppers bought on that channel. */
export const secondOrders = {
  /**
   * Records an order of the second channel, or its present state. The operator of that channel makes this call with a
   * login of its own. A repeat changes nothing.
   * @throws notFound 107002404: for a telephone nobody has logged in with, or a sku that is not there; `field` says
   *   which
   * @throws conflict 107002409: for an order of another shopper
   */
  record: 'PUT /ops/second-orders/{orderId}/v1 may=secondorders.write' as Call<RecordSecondOrder, OpsSecondOrder>,
}

export type * from './second-orders.types'
