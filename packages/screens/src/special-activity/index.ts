export { SpecialActivityScreen } from './special-activity-screen'
