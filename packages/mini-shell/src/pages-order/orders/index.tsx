import { OrdersScreen } from '@hearth/screens/orders'
import { shellPage } from '../../page/shell-page'

export default shellPage('orders', OrdersScreen)
