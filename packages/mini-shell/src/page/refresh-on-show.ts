import { addressesStore, cartStore, cashierStore, orderStore, ordersStore, selectLoggedIn, userStore, type Shop } from '@hearth/state'
import type { RouteName, RouteParams } from '@hearth/screens/routes'

/**
 * What a page asks again when a shopper comes back to it: in a browser it is drawn anew, here it lay under
 * another page meanwhile. What stands stays until the answer is there.
 */
export const refreshOnShow: Partial<Record<RouteName, (shop: Shop, params: RouteParams) => void>> = {
  cart: (shop) => whenLoggedIn(shop, () => void shop.store(cartStore).getState().load()),
  account: (shop) => void shop.store(userStore).getState().load(),
  cashier: (shop, { orderId = '' }) => void shop.store(cashierStore(orderId)).getState().load(),
  orders: (shop) => void shop.store(ordersStore).getState().refresh(),
  orderDetail: (shop, { orderId = '' }) => void shop.store(orderStore(orderId)).getState().load(),
  addresses: (shop) => void shop.store(addressesStore).getState().load(),
}

function whenLoggedIn(shop: Shop, action: () => void): void {
  if (selectLoggedIn(shop.store(userStore).getState())) action()
}
