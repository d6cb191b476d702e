import Taro from '@tarojs/taro'
import type { CallTable } from './catalogue/call'
import type { Api } from './client/api'
import { createCoreApi } from './client/create-core-api'
import type { ApiOptions } from './client/options'
import { miniTransport } from './transport/taro'

/**
 * Creates a client of the shop for mini-programs and smart-apps. Set `session`, because these platforms keep no
 * cookies. The client has the calls of `tables`, and a bundle contains only these.
 */
export const createApi = <Tables extends Readonly<Record<string, CallTable>>>(
  options: ApiOptions,
  tables: Tables,
): Api<Tables> => createCoreApi({ ...options, transport: miniTransport((option) => Taro.request(option)) }, tables)

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
export * from './codes'
export { items, pages, sendOrAsk } from './core'
export type * from './core'
