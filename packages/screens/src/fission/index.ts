export { FissionScreen } from './fission-screen'
