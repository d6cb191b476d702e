import type { RouteName } from '@hearth/screens/routes'
import type { Screen } from '#app/screens'

/**
 * Where the code of each page is, but for home and product, which `screens.ts` fetches itself. One literal import a
 * page, so that each becomes a file of its own (R12).
 */
export const moreScreens: Record<Exclude<RouteName, 'home' | 'product'>, () => Promise<Screen>> = {
  allProducts: async () => (await import('@hearth/screens/all-products')).AllProductsScreen,
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
