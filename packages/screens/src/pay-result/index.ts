export { PayResultScreen } from './pay-result-screen'
