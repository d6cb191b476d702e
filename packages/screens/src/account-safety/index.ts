export { AccountSafetyScreen } from './account-safety-screen'
