export { MyPostsScreen } from './my-posts-screen'
