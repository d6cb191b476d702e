// In this order, areas whose addresses are alike lie close together in a bundle: it packs 90 bytes smaller.
import { invoice } from './invoice'
import { afterSale } from './after-sale'
import { partner } from './partner'
import { reservation } from './reservation'
import { address } from './address'
import { rebate } from './rebate'
import { passport } from './passport'
import { rebateShop } from './rebate-shop'
import { community } from './community'
import { bargain } from './bargain'
import { coupons } from './coupons'
import { fission } from './fission'
import { tracking } from './tracking'
import { products } from './products'
import { user } from './user'
import { promotions } from './promotions'
import { cart } from './cart'
import { lottery } from './lottery'
import { checkout } from './checkout'
import { orders } from './orders'
import { skills } from './skills'
import { invite } from './invite'

/**
 * Every call of the shop, by area. Each area is declared by the type of its table, so that editors show the comments
 * of the table.
 */
export const catalogue: {
  invoice: typeof invoice
  afterSale: typeof afterSale
  partner: typeof partner
  reservation: typeof reservation
  address: typeof address
  rebate: typeof rebate
  passport: typeof passport
  rebateShop: typeof rebateShop
  community: typeof community
  bargain: typeof bargain
  coupons: typeof coupons
  fission: typeof fission
  tracking: typeof tracking
  products: typeof products
  user: typeof user
  promotions: typeof promotions
  cart: typeof cart
  lottery: typeof lottery
  checkout: typeof checkout
  orders: typeof orders
  skills: typeof skills
  invite: typeof invite
} = {
  invoice,
  afterSale,
  partner,
  reservation,
  address,
  rebate,
  passport,
  rebateShop,
  community,
  bargain,
  coupons,
  fission,
  tracking,
  products,
  user,
  promotions,
  cart,
  lottery,
  checkout,
  orders,
  skills,
  invite,
}
