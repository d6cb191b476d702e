export { LotteryScreen } from './lottery-screen'
