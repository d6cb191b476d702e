export { BargainSkuScreen } from './bargain-sku-screen'
