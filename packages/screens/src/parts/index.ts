export { ShopPage, type ShopPageProps } from './page/shop-page'
