export { MyPointsScreen } from './my-points-screen'
