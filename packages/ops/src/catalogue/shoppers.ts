import type { Call } from '@hearth/sdk/core'
import type { ByTelephone, OpsShopper, SetEnterprise } from './shoppers.types'

/** Accounts of shoppers. */
export const shoppers = {
  /**
   * Reads the account of a shopper by the telephone that the shopper logs in with.
   * @throws notFound 107002404: for a telephone nobody has logged in with
   */
  get: 'GET /ops/shoppers/v1 may=shoppers.read' as Call<ByTelephone, OpsShopper>,
  /**
   * Sets whether an account belongs to an enterprise. From its next request on, it has the prices, invoices and
   * cancellations of enterprises (P03, S20).
   * @throws notFound 107002404: for a telephone nobody has logged in with
   */
  setEnterprise: 'PUT /ops/shoppers/enterprise/v1 may=shoppers.write' as Call<SetEnterprise, OpsShopper>,
}

export type * from './shoppers.types'
