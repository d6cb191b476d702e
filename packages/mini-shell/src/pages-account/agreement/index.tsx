import { AgreementScreen } from '@hearth/screens/agreement'
import { shellPage } from '../../page/shell-page'

export default shellPage('agreement', AgreementScreen)
