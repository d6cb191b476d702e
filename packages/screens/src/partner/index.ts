export { PartnerScreen } from './partner-screen'
