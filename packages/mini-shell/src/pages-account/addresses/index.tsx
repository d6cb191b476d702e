import { AddressesScreen } from '@hearth/screens/addresses'
import { shellPage } from '../../page/shell-page'

export default shellPage('addresses', AddressesScreen)
