export { BargainsScreen } from './bargains-screen'
