import type { CallTable } from './catalogue/call'
import type { Api } from './client/api'
import { createCoreApi } from './client/create-core-api'
import type { ApiOptions } from './client/options'
import { kyTransport } from './transport/ky'

/** Makes a client of the shop for browsers and Node. `tables` decides which calls it has, and so what a bundle pays for. */
export const createApi = <Tables extends Readonly<Record<string, CallTable>>>(options: ApiOptions, tables: Tables): Api<Tables> =>
  createCoreApi({ ...options, transport: kyTransport }, tables)

export { address, afterSale, bargain, cart, checkout, community, coupons, invite, invoice, lottery, orders, partner, passport, products, promotions, rebateShop, rebate, reservation, skills, tracking, user, catalogue } from './core'
export { AbortError, ApiError, BusinessError, HttpError, NetworkError, PayloadError, TimeoutError } from './core'
export { createSigner, type SigningKey } from './client/sign'
export { sendOrAsk } from './core'
export type * from './core'
