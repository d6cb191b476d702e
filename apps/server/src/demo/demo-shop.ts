import type { ShopFile, ShopFileSpu } from '@hearth/ops'
import { areaDemos } from '#demo/area-demos'
import { categories } from '#demo/categories'
import { demoDay } from '#demo/demo-day'
import { categoryPictureName, demoPages } from '#demo/demo-pages'
import { DEMO_LICENSE, LICENSE_PICTURE } from '#demo/art/demo-license'
import { doorPictures } from '#demo/demo-doors'
import { licensePicture } from '#demo/demo-license'
import { demoPictures } from '#demo/demo-product'
import { demoPromotions } from '#demo/demo-promotions'
import { demoProducts } from '#demo/products/demo-products'

/**
 * The demo shop, as a file that `importShop` takes: goods, promotions and pages, and the parts of areas.
 * @param now epoch ms of the first start, from which all times are counted
 */
export function demoShop(now: number): ShopFile {
  const day = demoDay(now)
  const files = areaDemos.map(({ file }): ShopFile => file?.(day) ?? {})
  return {
    ...Object.assign({}, ...files),
    merchants: [
      {
        merchantId: 'hearth',
        name: '暖居官方旗舰店',
        companyName: DEMO_LICENSE.companyName,
        telephone: '400-000-0000',
      },
    ],
    pictures: [
      ...demoProducts.flatMap(demoPictures),
      ...doorPictures(),
      licensePicture(),
      ...files.flatMap(({ pictures = [] }) => pictures),
    ],
    categories: categories.map(({ code, name, subtitle }) => ({
      code,
      name,
      subtitle,
      picture: categoryPictureName(code),
    })),
    products: day.products.map(withWhatAreasAdd),
    promotions: demoPromotions(day.products, now),
    pages: demoPages(),
    shop: {
      companyName: DEMO_LICENSE.companyName,
      license: { creditCode: DEMO_LICENSE.creditCode, picture: LICENSE_PICTURE },
      filings: [
        { title: '京ICP备00000000号-1（示例）', url: 'https://beian.miit.gov.cn/' },
        { title: '京公网安备 00000000000000号（示例）', url: 'https://beian.mps.gov.cn/' },
      ],
      paymentMarks: ['微信支付（演示）', '支付宝（演示）', '云闪付（演示）'],
    },
  }
}

const withWhatAreasAdd = (product: ShopFileSpu): ShopFileSpu =>
  Object.assign({ ...product }, ...areaDemos.map(({ ofProduct }) => ofProduct?.(product)))
