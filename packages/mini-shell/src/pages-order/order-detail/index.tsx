import { OrderDetailScreen } from '@hearth/screens/order-detail'
import { shellPage } from '../../page/shell-page'

export default shellPage('orderDetail', OrderDetailScreen)
