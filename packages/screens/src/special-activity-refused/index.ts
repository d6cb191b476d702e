export { SpecialActivityRefusedScreen } from './special-activity-refused-screen'
