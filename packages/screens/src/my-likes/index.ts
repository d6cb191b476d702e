export { MyLikesScreen } from './my-likes-screen'
