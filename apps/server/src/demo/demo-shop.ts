import { categories } from '#demo/categories'
import { categoryPictureName, demoPages } from '#demo/demo-pages'
import { demoPictures, demoProduct } from '#demo/demo-product'
import { demoCoupons, demoPromotions } from '#demo/demo-promotions'
import { demoProducts } from '#demo/products/demo-products'
import type { MeasuredShopFile } from '#shop-file/shop-file'

/**
 * The demo shop, as a file that `importShop` takes.
 * @param now epoch ms of the first start: promotions and coupons run from then
 */
export function demoShop(now: number): MeasuredShopFile {
  const products = demoProducts.map(demoProduct)
  return {
    merchants: [
      { merchantId: 'hearth', name: '暖居官方旗舰店', companyName: '暖居智能家居有限公司', telephone: '400-000-0000' },
    ],
    pictures: demoProducts.flatMap(demoPictures),
    categories: categories.map(({ code, name, subtitle }) => ({
      code,
      name,
      subtitle,
      picture: categoryPictureName(code),
    })),
    products,
    promotions: demoPromotions(products, now),
    couponBatches: demoCoupons(now),
    integralProducts: [
      { productId: 'p-night-light', skuNo: '150501', integral: 500, stock: 200, perShopper: 2 },
      { productId: 'p-plug', skuNo: '170301', integral: 800, stock: 100 },
      { productId: 'p-bulb', skuNo: '150301', integral: 1200, stock: 100 },
      { productId: 'p-speaker', skuNo: '100201', integral: 9900, stock: 20 },
    ],
    pages: demoPages(),
    shop: {
      companyName: '暖居智能家居有限公司',
      filings: [
        { title: '京ICP备00000000号-1（示例）', url: 'https://beian.miit.gov.cn/' },
        { title: '京公网安备 00000000000000号（示例）', url: 'https://beian.mps.gov.cn/' },
      ],
      paymentMarks: ['演示收银台'],
    },
  }
}
