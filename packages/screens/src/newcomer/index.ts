export { NewcomerScreen } from './newcomer-screen'
