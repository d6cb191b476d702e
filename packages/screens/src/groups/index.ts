export { GroupsScreen } from './groups-screen'
