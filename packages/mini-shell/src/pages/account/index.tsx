import { AccountScreen } from '@hearth/screens/account'
import { shellPage } from '../../page/shell-page'

export default shellPage('account', AccountScreen)
