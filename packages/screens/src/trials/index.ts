export { TrialsScreen } from './trials-screen'
