import { AddressFormScreen } from '@hearth/screens/address-form'
import { shellPage } from '../../page/shell-page'

export default shellPage('addressForm', AddressFormScreen)
