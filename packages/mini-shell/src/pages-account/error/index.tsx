import { ErrorScreen } from '@hearth/screens/error'
import { shellPage } from '../../page/shell-page'

export default shellPage('error', ErrorScreen)
