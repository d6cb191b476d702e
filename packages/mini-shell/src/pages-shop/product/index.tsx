import { ProductScreen } from '@hearth/screens/product'
import { shellPage } from '../../page/shell-page'

export default shellPage('product', ProductScreen)
