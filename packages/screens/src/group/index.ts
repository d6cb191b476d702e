export { GroupScreen } from './group-screen'
