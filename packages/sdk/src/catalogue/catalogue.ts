// In this order, areas with similar paths lie close together in a bundle, which makes the compressed bundle 90 bytes
// smaller.
import { community } from './community'
import { partner } from './partner'
import { afterSale } from './after-sale'
import { reservation } from './reservation'
import { address } from './address'
import { rebate } from './rebate'
import { rebateShop } from './rebate-shop'
import { skills } from './skills'
import { invoice } from './invoice'
import { coupons } from './coupons'
import { promotions } from './promotions'
import { orders } from './orders'
import { user } from './user'
import { passport } from './passport'
import { cart } from './cart'
import { checkout } from './checkout'
import { fission } from './fission'
import { bargain } from './bargain'
import { tracking } from './tracking'
import { products } from './products'
import { lottery } from './lottery'
import { invite } from './invite'

/**
 * Every call of the shop, by area. Each area is declared by the type of its table, so that editors show the comments
 * of the table.
 */
export const catalogue: {
  community: typeof community
  partner: typeof partner
  afterSale: typeof afterSale
  reservation: typeof reservation
  address: typeof address
  rebate: typeof rebate
  rebateShop: typeof rebateShop
  skills: typeof skills
  invoice: typeof invoice
  coupons: typeof coupons
  promotions: typeof promotions
  orders: typeof orders
  user: typeof user
  passport: typeof passport
  cart: typeof cart
  checkout: typeof checkout
  fission: typeof fission
  bargain: typeof bargain
  tracking: typeof tracking
  products: typeof products
  lottery: typeof lottery
  invite: typeof invite
} = {
  community,
  partner,
  afterSale,
  reservation,
  address,
  rebate,
  rebateShop,
  skills,
  invoice,
  coupons,
  promotions,
  orders,
  user,
  passport,
  cart,
  checkout,
  fission,
  bargain,
  tracking,
  products,
  lottery,
  invite,
}
