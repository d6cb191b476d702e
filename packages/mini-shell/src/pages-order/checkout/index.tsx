import { CheckoutScreen } from '@hearth/screens/checkout'
import { shellPage } from '../../page/shell-page'

export default shellPage('checkout', CheckoutScreen)
