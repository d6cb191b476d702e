import { routeOf, type RouteName } from '@hearth/screens/routes'

/** Pages that reload when a shopper pulls them down. */
const PULLED: readonly RouteName[] = [
  'home',
  'allProducts',
  'cart',
  'account',
  'orders',
  'orderDetail',
  'tracking',
  'addresses',
]

/** What the platform is told about one page. */
export const pageConfig = (name: RouteName) => ({
  navigationBarTitleText: routeOf(name).title,
  enableShareAppMessage: true,
  // In moments a page stands alone and nobody is logged in: what is the same for everybody alone makes sense there.
  enableShareTimeline: routeOf(name).public === true,
  enablePullDownRefresh: PULLED.includes(name),
})
