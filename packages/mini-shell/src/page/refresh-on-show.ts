import {
  addressesStore,
  cartStore,
  cashierStore,
  orderStore,
  ordersStore,
  selectLoggedIn,
  userStore,
  type Shop,
} from '@hearth/state'
import type { RouteName, RouteParams } from '@hearth/screens/routes'

/**
 * What a page asks again when a shopper comes back to it: in a browser it is drawn anew, here it lay under
 * another page meanwhile. What stands stays until the answer is there.
 */
export const refreshOnShow: Partial<Record<RouteName, (shop: Shop, params: RouteParams) => void>> = {
  cart: refreshCart,
  account: (shop) => void shop.store(userStore).getState().load(),
  cashier: (shop, { orderId = '' }) => void shop.store(cashierStore(orderId)).getState().load(),
  orders: (shop) => void shop.store(ordersStore).getState().refresh(),
  orderDetail: (shop, { orderId = '' }) => void shop.store(orderStore(orderId)).getState().load(),
  addresses: (shop) => void shop.store(addressesStore).getState().load(),
}

/** A visitor's question would lead to the login; once it is known who asks, the page itself asks for the cart. */
function refreshCart(shop: Shop): void {
  const user = shop.store(userStore).getState()
  if (user.info.status === 'failed') void user.load()
  else if (selectLoggedIn(user)) void shop.store(cartStore).getState().load()
}
