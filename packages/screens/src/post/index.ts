export { PostScreen } from './post-screen'
