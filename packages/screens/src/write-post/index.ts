export { WritePostScreen } from './write-post-screen'
