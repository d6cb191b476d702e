export { CouponsScreen } from './coupons-screen'
