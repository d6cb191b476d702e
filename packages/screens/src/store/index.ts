export { StoreScreen } from './store-screen'
