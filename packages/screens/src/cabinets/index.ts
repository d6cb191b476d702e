export { CabinetsScreen } from './cabinets-screen'
