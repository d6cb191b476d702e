import { CartScreen } from '@hearth/screens/cart'
import { shellPage } from '../../page/shell-page'

export default shellPage('cart', CartScreen)
