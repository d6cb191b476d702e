export { WelfareScreen } from './welfare-screen'
