export { CrowdFundingScreen } from './crowd-funding-screen'
