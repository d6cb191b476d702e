import { PRODUCTS_SHOWN } from '@hearth/domain'
import type { Address, Cart, ContentPage, Order, ProductItem, ProfileWidget, Sku, Spu } from '@hearth/sdk/core'

const picture = (name: string) => ({
  url: `/pictures/${name}.0a1b2c3d`,
  alt: `${name} 的照片`,
  width: 1200,
  height: 1200,
})

/** Returns a spu with its number in its texts, so that tests recognise it. */
export const spuOf = (spuNo: string, name = `第 ${spuNo} 号音箱`): Spu => ({
  spuNo,
  name,
  sellingPoint: `只属于 ${spuNo} 的好声音`,
  brandName: '暖居',
  categoryCode: 'speaker',
  categoryName: '智能音箱',
  merchantId: 'm1',
  merchantName: '暖居自营',
  pictures: [picture(`face-${spuNo}`), picture(`side-${spuNo}`)],
  detailPictures: [picture(`detail-${spuNo}`)],
  highlights: ['远场语音'],
  specifications: [{ name: '主体', items: [{ name: '机身重量', value: `${spuNo} 克` }] }],
  saleAttributes: [{ name: '颜色', values: [{ value: '月光白' }, { value: '石墨黑' }] }],
  services: ['7 天无理由退货'],
  defaultSkuNo: `${spuNo}-1`,
  soldQuantity: 12,
})

/** Returns the skus of a spu. The price in yuan is the number of the spu. */
export const skusOf = (spuNo: string): Sku[] =>
  ['月光白', '石墨黑'].map((value, index) => ({
    skuNo: `${spuNo}-${index + 1}`,
    spuNo,
    skuName: `${spuNo} ${value}`,
    attributes: [{ name: '颜色', value }],
    price: Number(spuNo) * 100,
    skuStatus: 1,
    skuSaleStatus: 1,
    inventoryStatus: 1,
    limitQuantity: 5,
    picture: picture(`${index ? 'dark' : 'face'}-${spuNo}`),
    promotions: [],
  }))

/** Returns a product as lists show it. */
export const itemOf = (spuNo: string): ProductItem => ({
  spuNo,
  skuNo: `${spuNo}-1`,
  name: spuOf(spuNo).name,
  sellingPoint: spuOf(spuNo).sellingPoint,
  categoryCode: 'speaker',
  picture: picture(`face-${spuNo}`),
  price: Number(spuNo) * 100,
  tags: [],
  soldQuantity: 12,
  availability: 1,
})

/** Returns the header's menu, with two products in each category. */
const menuOf = (count: number) => ({
  blockId: 1002,
  widgets: [
    {
      widgetType: 17 as const,
      items: Array.from({ length: count }, (_, at) => ({
        title: `智能家${'甲乙丙丁戊己庚辛壬癸子'[at]}`,
        url: `/allproducts?category=${String.fromCharCode(97 + at)}`,
        categoryCode: 'speaker',
        products: [itemOf(String(1001 + 2 * at)), itemOf(String(1002 + 2 * at))],
      })),
    },
  ],
})

/** Returns a page of content with a banner and a shelf of products. The home page also has the header's menu. */
export const contentOf = (urlMapping: ContentPage['urlMapping'], menu = 2, count = 24): ContentPage => {
  const products = Array.from({ length: count }, (_, index) => itemOf(String(1001 + index)))
  return {
    urlMapping,
    title: urlMapping === '/home' ? '暖居 · 智能好物' : '全部商品',
    description: '让家懂你',
    blocks: [
      ...(urlMapping === '/home' ? [menuOf(menu)] : []),
      {
        blockId: 1001,
        widgets:
          urlMapping === '/home'
            ? [
                {
                  widgetType: 1,
                  items: [
                    {
                      title: '新品',
                      subtitle: '来听',
                      url: '/product/1001',
                      tone: 'dark',
                      picture: { ...picture('banner'), height: 800 },
                    },
                  ],
                },
                { widgetType: 3, title: '热卖', products },
              ]
            : [{ widgetType: 4, categoryCode: 'speaker', title: '智能音箱', products, totalCount: products.length }],
      },
    ],
  }
}

/** Returns the page of all products of a shop with 40 categories of 500 products each. */
export const largeContent = (only?: string, page = 1): ContentPage => ({
  ...contentOf('/allproducts'),
  blocks: [
    {
      blockId: 1001,
      widgets: Array.from({ length: 40 }, (_, at) => {
        const categoryCode = `category-${at}`
        const count = only
          ? only === categoryCode
            ? PRODUCTS_SHOWN.page
            : 0
          : at < PRODUCTS_SHOWN.categories
            ? PRODUCTS_SHOWN.preview
            : 0
        return {
          widgetType: 4,
          categoryCode,
          title: `第 ${at + 1} 类`,
          products: Array.from({ length: count }, (_, index) =>
            itemOf(String(1001 + at * 500 + (page - 1) * PRODUCTS_SHOWN.page + index)),
          ),
          totalCount: 500,
        }
      }),
    },
  ],
})

/** Returns an unpaid order with one piece of each spu. */
export const orderOf = (orderId: string, spuNos: string[]): Order => {
  const amount = spuNos.reduce((sum, spuNo) => sum + Number(spuNo) * 100, 0)
  return {
    orderId,
    orderWay: 2,
    orderStatus: 10,
    pendingCashAmount: amount,
    orderAmount: amount,
    showCashAmount: amount,
    transactionTime: Date.now(),
    payDeadline: Date.now() + 1_800_000,
    products: spuNos.map((spuNo) => ({
      orderItemId: spuNo,
      skuNo: `${spuNo}-1`,
      spuNo,
      name: spuOf(spuNo).name,
      attributes: [{ name: '颜色', value: '月光白' }],
      picture: picture(`face-${spuNo}`),
      price: Number(spuNo) * 100,
      itemQuantity: 1,
      paidAmount: Number(spuNo) * 100,
      gift: false,
    })),
    amounts: {
      productAmount: amount,
      discountAmount: 0,
      couponAmount: 0,
      freightAmount: 0,
      goldAmount: 0,
      starAmount: 0,
      payAmount: amount,
    },
    address: {
      consigneeName: '林小暖',
      consigneeTele: '13800138000',
      provinceName: '浙江省',
      cityName: '杭州市',
      districtName: '西湖区',
      streetName: '',
      detailAddress: '文三路 1 号',
    },
    priceDetails: [],
    remark: '',
    paymentStatus: 0,
    parcels: [],
  }
}

/** Returns the shop's profile. */
export const profilePage = (own: Partial<ProfileWidget>): ContentPage => {
  const profile: ProfileWidget = {
    widgetType: 5,
    name: '暖居',
    slogan: '让家更温暖',
    serviceHours: '每天 9:00 至 21:00',
    hasLicense: false,
    hasNewcomerCoupon: true,
    filings: [],
    paymentMarks: [],
    ...own,
  }
  return {
    urlMapping: '/shop',
    title: profile.name,
    description: '让家懂你',
    blocks: [{ blockId: 3001, widgets: [profile] }],
  }
}

/** Returns an address of the shopper. */
export const addressOf = (addressId: string): Address => ({
  addressId,
  isDefault: 0,
  areaIdOld: 0,
  consigneeName: `收货人 ${addressId}`,
  consigneeTele: '13800138000',
  provinceCode: '33',
  cityCode: '3301',
  districtCode: '330106',
  streetCode: '',
  provinceName: '浙江省',
  cityName: '杭州市',
  districtName: '西湖区',
  streetName: '',
  detailAddress: '文三路 1 号',
})

/** Returns a cart with one piece of each spu, all checked. */
export const cartOf = (spuNos: string[]): Cart => ({
  promotionGroups: [
    {
      groups: [
        {
          merchantId: 'm1',
          merchantName: '暖居自营',
          subGroups: [
            {
              title: '可购买',
              expired: false,
              products: spuNos.map((spuNo) => ({
                id: spuNo,
                skuNo: `${spuNo}-1`,
                spuNo,
                name: spuOf(spuNo).name,
                attributes: [{ name: '颜色', value: '月光白' }],
                picture: picture(`face-${spuNo}`),
                price: Number(spuNo) * 100,
                itemQuantity: 1,
                limitQuantity: 5,
                productStatus: 1,
                shoppingCartStatus: 1,
                gifts: [],
              })),
            },
          ],
        },
      ],
    },
  ],
})
