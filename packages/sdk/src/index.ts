import type { CallTable } from './catalogue/call'
import type { Api } from './client/api'
import { createCoreApi } from './client/create-core-api'
import type { ApiOptions } from './client/options'
import type { Platform } from './client/platform'
import type { Fetch } from './transport/fetch'
import { kyTransport } from './transport/ky'

/** Options of a client for browsers, Workers and Node. */
export interface FetchApiOptions extends ApiOptions {
  /** Sends requests instead of the platform's `fetch`, for a proxy, an agent or a test. */
  fetch?: Fetch
}

/**
 * Creates a client of the shop for browsers, Workers and Node. The client has the calls of `tables`, and a bundle
 * contains only these.
 */
export const createApi = <Tables extends Readonly<Record<string, CallTable>>>(
  options: FetchApiOptions,
  tables: Tables,
): Api<Tables> =>
  createCoreApi(
    {
      share: (globalThis as Platform).navigator?.userAgent !== 'Cloudflare-Workers',
      ...options,
      transport: kyTransport(options.fetch),
    },
    tables,
  )

export {
  address,
  afterSale,
  bargain,
  cart,
  checkout,
  community,
  coupons,
  fission,
  invite,
  invoice,
  lottery,
  orders,
  partner,
  passport,
  products,
  promotions,
  rebateShop,
  rebate,
  reservation,
  skills,
  tracking,
  user,
  catalogue,
} from './core'
export { AbortError, ApiError, BusinessError, HttpError, NetworkError, PayloadError, TimeoutError } from './core'
export { createSigner, type SigningKey } from './client/sign'
export * from './codes'
export { items, pages, sendOrAsk } from './core'
export type { Fetch, FetchInit, FetchReply } from './transport/fetch'
export type * from './core'
