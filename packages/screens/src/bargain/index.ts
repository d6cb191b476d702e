export { BargainScreen } from './bargain-screen'
