export { FreeActivityScreen } from './free-activity-screen'
