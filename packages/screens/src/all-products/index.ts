export { AllProductsScreen } from './all-products-screen'
