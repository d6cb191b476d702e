export { StoresScreen } from './stores-screen'
