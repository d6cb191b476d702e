export { ShopPage, type ShopPageProps } from './shop-page'
