export { AddressFormScreen } from './address-form-screen'
