export { LogisticsScreen } from './logistics-screen'
