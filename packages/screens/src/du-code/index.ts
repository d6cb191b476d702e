export { DuCodeScreen } from './du-code-screen'
