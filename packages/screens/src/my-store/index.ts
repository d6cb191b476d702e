export { MyStoreScreen } from './my-store-screen'
