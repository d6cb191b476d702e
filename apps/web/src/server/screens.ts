import { AllProductsScreen } from '@hearth/screens/all-products'
import { HomeScreen } from '@hearth/screens/home'
import { NotFoundScreen } from '@hearth/screens/not-found'
import { ProductScreen } from '@hearth/screens/product'
import type { RouteName } from '@hearth/screens/routes'
import type { Screen, Screens } from '#app/screens'

/** The pages the server draws with their content; the others it draws as they look while they load. */
const drawn: Partial<Record<RouteName, Screen>> = {
  home: HomeScreen,
  allProducts: AllProductsScreen,
  product: ProductScreen,
  notFound: NotFoundScreen,
}

/** Code alone, so that every request may share it. */
export const serverScreens: Screens = {
  get: (name) => drawn[name],
  load: (name) => Promise.reject(new Error(`${name} is not drawn on the server`)),
}
