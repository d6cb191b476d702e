import { AllProductsScreen } from '@hearth/screens/all-products'
import { shellPage } from '../../page/shell-page'

export default shellPage('allProducts', AllProductsScreen)
