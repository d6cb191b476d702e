export { PointsScreen } from './points-screen'
