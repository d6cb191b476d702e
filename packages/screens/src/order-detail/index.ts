export { OrderDetailScreen } from './order-detail-screen'
