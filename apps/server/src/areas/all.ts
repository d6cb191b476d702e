import { addressHandlers } from '#areas/address/address-handlers'
import { cartHandlers } from '#areas/cart/cart-handlers'
import { checkoutHandlers } from '#areas/checkout/checkout-handlers'
import { orderHandlers } from '#areas/orders/order-handlers'
import { passportHandlers } from '#areas/passport/passport-handlers'
import { paymentHandlers } from '#areas/payment/payment-handlers'
import { productHandlers } from '#areas/products/product-handlers'
import { userHandlers } from '#areas/user/user-handlers'
import type { Area } from '#kernel/handlers'

/** Every area that answers calls. */
export const areas: readonly Area[] = [
  addressHandlers,
  cartHandlers,
  checkoutHandlers,
  orderHandlers,
  passportHandlers,
  paymentHandlers,
  productHandlers,
  userHandlers,
]
