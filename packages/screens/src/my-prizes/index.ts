export { MyPrizesScreen } from './my-prizes-screen'
