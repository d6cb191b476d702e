export { AddressesScreen } from './addresses-screen'
