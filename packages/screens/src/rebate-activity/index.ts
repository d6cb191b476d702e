export { RebateActivityScreen } from './rebate-activity-screen'
