import {
  address,
  afterSale,
  bargain,
  cart,
  checkout,
  community,
  coupons,
  fission,
  invoice,
  lottery,
  orders,
  partner,
  passport,
  products,
  promotions,
  rebate,
  rebateShop,
  reservation,
  skills,
  user,
} from '@hearth/sdk/core'

/**
 * The tables of all calls that stores make. For shells whose code comes at once: a browser fetches tables as they are
 * needed, see `createLateApi` of the web shell.
 */
export const shopTables = {
  address,
  afterSale,
  bargain,
  cart,
  checkout,
  community,
  coupons,
  fission,
  invoice,
  lottery,
  orders,
  partner,
  passport,
  products,
  promotions,
  rebate,
  rebateShop,
  reservation,
  skills,
  user,
}
