export { MyCouponsScreen } from './my-coupons-screen'
