import { address } from './address'
import { cart } from './cart'
import { checkout } from './checkout'
import { orders } from './orders'
import { passport } from './passport'
import { products } from './products'
import { user } from './user'

/** Every call of the shop, area by area. */
export const catalogue = { address, cart, checkout, orders, passport, products, user }
