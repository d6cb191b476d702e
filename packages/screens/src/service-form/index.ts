export { ServiceFormScreen } from './service-form-screen'
