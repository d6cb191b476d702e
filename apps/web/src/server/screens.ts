import { AccountScreen } from '@hearth/screens/account'
import { AddressFormScreen } from '@hearth/screens/address-form'
import { AddressesScreen } from '@hearth/screens/addresses'
import { AllProductsScreen } from '@hearth/screens/all-products'
import { CartScreen } from '@hearth/screens/cart'
import { CashierScreen } from '@hearth/screens/cashier'
import { CheckoutScreen } from '@hearth/screens/checkout'
import { ErrorScreen } from '@hearth/screens/error'
import { HomeScreen } from '@hearth/screens/home'
import { NotFoundScreen } from '@hearth/screens/not-found'
import { OrderDetailScreen } from '@hearth/screens/order-detail'
import { OrdersScreen } from '@hearth/screens/orders'
import { ProductScreen } from '@hearth/screens/product'
import type { RouteName } from '@hearth/screens/routes'
import { TrackingScreen } from '@hearth/screens/tracking'
import type { Screen, Screens } from '#app/screens'

/**
 * The pages the server draws: public ones with their content, those of a shopper as they look while they load, the same
 * whatever their parameters say. Of the others it draws the title: an agreement and the link of a payment's result are
 * told by the address alone, and what is typed into a login before its code is here would be lost.
 */
const drawn: Partial<Record<RouteName, Screen>> = {
  home: HomeScreen,
  allProducts: AllProductsScreen,
  product: ProductScreen,
  cart: CartScreen,
  checkout: CheckoutScreen,
  cashier: CashierScreen,
  addresses: AddressesScreen,
  addressForm: AddressFormScreen,
  account: AccountScreen,
  orders: OrdersScreen,
  orderDetail: OrderDetailScreen,
  tracking: TrackingScreen,
  error: ErrorScreen,
  notFound: NotFoundScreen,
}

/** Code alone, so that every request may share it. */
export const serverScreens: Screens = {
  get: (name) => drawn[name],
  load: (name) => Promise.reject(new Error(`${name} is not drawn on the server`)),
}
