import { CashierScreen } from '@hearth/screens/cashier'
import { shellPage } from '../../page/shell-page'

export default shellPage('cashier', CashierScreen)
