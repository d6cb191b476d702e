import { LoginScreen } from '@hearth/screens/login'
import { shellPage } from '../../page/shell-page'

export default shellPage('login', LoginScreen)
