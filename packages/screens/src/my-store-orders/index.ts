export { MyStoreOrdersScreen } from './my-store-orders-screen'
