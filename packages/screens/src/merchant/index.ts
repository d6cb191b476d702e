export { MerchantScreen } from './merchant-screen'
