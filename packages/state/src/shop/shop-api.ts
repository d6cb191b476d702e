import type {
  address,
  afterSale,
  Api,
  cart,
  checkout,
  community,
  coupons,
  invoice,
  orders,
  passport,
  products,
  promotions,
  skills,
  user,
} from '@hearth/sdk/core'

/** The calls that stores make: the SDK's client over these tables. */
export type ShopApi = Api<{
  products: typeof products
  promotions: typeof promotions
  cart: typeof cart
  address: typeof address
  afterSale: typeof afterSale
  checkout: typeof checkout
  community: typeof community
  coupons: typeof coupons
  invoice: typeof invoice
  orders: typeof orders
  skills: typeof skills
  user: typeof user
  passport: typeof passport
}>
