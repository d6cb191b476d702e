export { CartScreen } from './cart-screen'
