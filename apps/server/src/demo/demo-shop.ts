import { categories } from '#demo/categories'
import { categoryPictureName, demoPages } from '#demo/demo-pages'
import { demoPictures, demoProduct } from '#demo/demo-product'
import { demoActivities } from '#demo/demo-activities'
import { demoBundles } from '#demo/demo-bundles'
import { demoDuBatches } from '#demo/demo-du-codes'
import { demoCoupons, demoPromotions } from '#demo/demo-promotions'
import { demoCabinets } from '#demo/demo-cabinets'
import { demoDelivery } from '#demo/demo-delivery'
import { demoLives } from '#demo/demo-lives'
import { demoStores } from '#demo/demo-stores'
import { demoProducts } from '#demo/products/demo-products'
import type { ShopFile } from '@hearth/ops'

/**
 * The demo shop, as a file that `importShop` takes.
 * @param now epoch ms of the first start: promotions and coupons run from then
 */
export function demoShop(now: number): ShopFile {
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
    bundles: demoBundles(now),
    stores: demoStores,
    delivery: demoDelivery,
    lives: demoLives(now),
    cabinets: demoCabinets,
    memberships: [
      { vipType: 'monthly', price: 1500 },
      { vipType: 'quarterly', price: 3900 },
      { vipType: 'yearly', price: 12800 },
    ],
    couponBatches: demoCoupons(now),
    activities: demoActivities(now),
    duBatches: demoDuBatches(now),
    integralProducts: [
      { productId: 'p-night-light', skuNo: '150501', integral: 500, stock: 200, perShopper: 2 },
      { productId: 'p-plug', skuNo: '170301', integral: 800, stock: 100 },
      { productId: 'p-bulb', skuNo: '150301', integral: 1200, stock: 100 },
      { productId: 'p-speaker', skuNo: '100201', integral: 9900, stock: 20 },
    ],
    pages: demoPages(),
    service: {
      address: {
        consigneeName: '暖居售后中心',
        consigneeTele: '13800000000',
        provinceName: '浙江省',
        cityName: '杭州市',
        districtName: '余杭区',
        streetName: '仓前街道',
        detailAddress: '文一西路 1000 号 3 号楼 1 层（示例）',
      },
      materials: [
        { name: '检测费', unit: '次', price: 0 },
        { name: '电源适配器', unit: '个', price: 3900 },
        { name: '电池', unit: '块', price: 5900 },
        { name: '主板', unit: '块', price: 19900 },
        { name: '灯板', unit: '块', price: 4900, categoryCode: 'lamp' },
        { name: '扬声器单元', unit: '个', price: 6900, categoryCode: 'speaker' },
        { name: '显示屏', unit: '块', price: 25900, categoryCode: 'display' },
        { name: '维修工时', unit: '小时', price: 6000 },
      ],
    },
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
