import type { RouteName, ScreenProps } from '@hearth/screens/routes'
import type { ComponentType } from 'react'
import type { Screen, Screens } from '#app/screens'

/** Where the code of each page is. One literal import a page, so that each becomes a file of its own (R12). */
const loaders: Record<RouteName, () => Promise<ComponentType<ScreenProps>>> = {
  home: async () => (await import('@hearth/screens/home')).HomeScreen,
  allProducts: async () => (await import('@hearth/screens/all-products')).AllProductsScreen,
  product: async () => (await import('@hearth/screens/product')).ProductScreen,
  cart: async () => (await import('@hearth/screens/cart')).CartScreen,
  checkout: async () => (await import('@hearth/screens/checkout')).CheckoutScreen,
  cashier: async () => (await import('@hearth/screens/cashier')).CashierScreen,
  payResult: async () => (await import('@hearth/screens/pay-result')).PayResultScreen,
  addresses: async () => (await import('@hearth/screens/addresses')).AddressesScreen,
  addressForm: async () => (await import('@hearth/screens/address-form')).AddressFormScreen,
  login: async () => (await import('@hearth/screens/login')).LoginScreen,
  account: async () => (await import('@hearth/screens/account')).AccountScreen,
  orders: async () => (await import('@hearth/screens/orders')).OrdersScreen,
  orderDetail: async () => (await import('@hearth/screens/order-detail')).OrderDetailScreen,
  tracking: async () => (await import('@hearth/screens/tracking')).TrackingScreen,
  agreement: async () => (await import('@hearth/screens/agreement')).AgreementScreen,
  error: async () => (await import('@hearth/screens/error')).ErrorScreen,
  notFound: async () => (await import('@hearth/screens/not-found')).NotFoundScreen,
}

/** The pages of the browser: fetched when they are needed, and at hand from then on. */
export function createScreens(): Screens {
  const at = new Map<RouteName, Screen>()
  return {
    get: (name) => at.get(name),
    async load(name) {
      const screen = at.get(name) ?? (await loaders[name]())
      at.set(name, screen)
      return screen
    },
  }
}
