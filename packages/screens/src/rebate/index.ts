export { RebateScreen } from './rebate-screen'
