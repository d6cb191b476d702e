export { RecommendScreen } from './recommend-screen'
