export { ArrivalsScreen } from './arrivals-screen'
