export { MyStoreStatisticsScreen } from './my-store-statistics-screen'
