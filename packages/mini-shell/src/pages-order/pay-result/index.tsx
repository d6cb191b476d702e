import { PayResultScreen } from '@hearth/screens/pay-result'
import { shellPage } from '../../page/shell-page'

export default shellPage('payResult', PayResultScreen)
