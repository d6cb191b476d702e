export { WithdrawScreen } from './withdraw-screen'
