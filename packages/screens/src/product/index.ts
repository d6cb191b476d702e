export { ProductScreen } from './product-screen'
