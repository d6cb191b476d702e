export { RebateHonorScreen } from './rebate-honor-screen'
