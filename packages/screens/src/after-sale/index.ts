export { AfterSaleScreen } from './after-sale-screen'
