export { AfterSaleListScreen } from './after-sale-list-screen'
