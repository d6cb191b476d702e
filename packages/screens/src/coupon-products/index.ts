export { CouponProductsScreen } from './coupon-products-screen'
