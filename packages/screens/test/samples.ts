import { ORDER_KIND } from '@hearth/domain'
import type {
  Address,
  AfterSaleOrder,
  Area,
  Cart,
  CartProduct,
  CheckoutCoupon,
  ContentPage,
  OperLog,
  Order,
  OrderItem,
  OrderParcel,
  Picture,
  ProductItem,
  Promotion,
  Settlement,
  Sku,
  Spu,
  UserInfo,
} from '@hearth/state'

/** Epoch ms: the time of the samples, which is the time of `fakePorts().clock()`. */
export const NOW = 1_795_000_000_000
const HOUR = 3_600_000

/** Returns a picture of the shop with this name. */
export const picture = (name: string): Picture => ({ url: `/pictures/${name}`, alt: name, width: 1000, height: 1000 })

/** Returns a promotion that runs at `NOW`. */
export const promotion = (part: Partial<Promotion> & Pick<Promotion, 'promotionType'>): Promotion => ({
  promotionId: `p-${part.promotionType}`,
  promotionName: '入冬焕新',
  beginTime: NOW - HOUR,
  endTime: NOW + 2 * HOUR,
  ...part,
})

/** Returns a sku of the lamp, with a colour and a size. */
export const sku = (colour: string, size: string, part: Partial<Sku> = {}): Sku => ({
  skuNo: `${colour}-${size}`,
  spuNo: '1501',
  skuName: `栖光护眼台灯 ${colour} ${size}`,
  attributes: [
    { name: '颜色', value: colour },
    { name: '规格', value: size },
  ],
  price: 39900,
  skuStatus: 1,
  skuSaleStatus: 1,
  inventoryStatus: 1,
  limitQuantity: 20,
  picture: picture(`lamp-${colour}`),
  promotions: [],
  ...part,
})

/** The skus of the lamp. */
export const skus: Sku[] = [
  sku('月光白', '标准版'),
  sku('月光白', 'Pro 版', { price: 49900 }),
  sku('石墨黑', '标准版', { inventoryStatus: 0 }),
  sku('石墨黑', 'Pro 版', { price: 49900, surplus: 3 }),
]

/** The lamp. */
export const spu: Spu = {
  spuNo: '1501',
  name: '栖光护眼台灯',
  sellingPoint: '光落在书上，不落在眼里',
  brandName: '栖光',
  categoryCode: 'lamp',
  categoryName: '智能灯具',
  merchantId: 'hearth',
  merchantName: '暖居自营',
  pictures: [picture('lamp-月光白'), picture('lamp-room')],
  detailPictures: [picture('lamp-home')],
  highlights: ['国 AA 级照度', '语音控制'],
  specifications: [{ name: '主体', items: [{ name: '功率', value: '18 W' }] }],
  saleAttributes: [
    {
      name: '颜色',
      values: [
        { value: '月光白', picture: picture('lamp-月光白') },
        { value: '石墨黑', picture: picture('lamp-石墨黑') },
      ],
    },
    { name: '规格', values: [{ value: '标准版' }, { value: 'Pro 版' }] },
  ],
  services: ['7 天无理由退货', '满 99 元包邮'],
  defaultSkuNo: '月光白-标准版',
  soldQuantity: 18231,
}

/** Returns a product as lists show it. */
export const item = (spuNo: string, name: string, part: Partial<ProductItem> = {}): ProductItem => ({
  spuNo,
  skuNo: `${spuNo}01`,
  name,
  sellingPoint: '卖点',
  categoryCode: 'lamp',
  picture: picture(name),
  price: 12900,
  tags: [],
  soldQuantity: 10,
  availability: 1,
  ...part,
})

/** The content of the home page. */
export const homePage: ContentPage = {
  urlMapping: '/home',
  title: '暖居',
  description: '智能设备商城',
  blocks: [
    {
      blockId: 1002,
      widgets: [
        {
          widgetType: 17,
          items: [
            {
              title: '智能灯具',
              url: '/allproducts?category=lamp',
              categoryCode: 'lamp',
              products: [item('1501', '栖光护眼台灯')],
            },
          ],
        },
      ],
    },
    {
      blockId: 1003,
      widgets: [
        {
          widgetType: 1,
          items: [
            {
              title: '一盏好灯',
              subtitle: '光落在书上',
              url: '/product/1501',
              tone: 'dark',
              picture: { ...picture('banner'), width: 2000, height: 860 },
            },
          ],
        },
      ],
    },
    {
      blockId: 1004,
      widgets: [
        {
          widgetType: 2,
          items: [{ title: '智能音箱', url: '/allproducts?category=speaker', picture: picture('speaker') }],
        },
      ],
    },
    {
      blockId: 1005,
      widgets: [
        {
          widgetType: 3,
          title: '限时秒杀',
          endTime: NOW + 90 * 60_000,
          products: [item('1002', '智能音箱 mini', { price: 9900, originalPrice: 12900 })],
        },
      ],
    },
    {
      blockId: 1006,
      widgets: [
        {
          widgetType: 3,
          title: '大家都在买',
          products: [item('1601', '扫拖机器人'), item('1201', '激光电视', { availability: 3 })],
        },
      ],
    },
  ],
}

/** The content of the page of all products. */
export const catalogPage: ContentPage = {
  urlMapping: '/allproducts',
  title: '全部商品',
  description: '按品类挑选',
  blocks: [
    {
      blockId: 2001,
      widgets: [
        {
          widgetType: 4,
          categoryCode: 'lamp',
          title: '智能灯具',
          subtitle: '让光懂得作息',
          products: [item('1501', '栖光护眼台灯')],
          totalCount: 1,
        },
        {
          widgetType: 4,
          categoryCode: 'clean',
          title: '扫地清洁',
          subtitle: '双手空闲',
          products: [item('1601', '扫拖机器人')],
          totalCount: 1,
        },
      ],
    },
  ],
}

/** Returns a line of a cart. */
export const line = (id: string, part: Partial<CartProduct> = {}): CartProduct => ({
  id,
  skuNo: `sku-${id}`,
  spuNo: '1501',
  name: `商品 ${id}`,
  attributes: [{ name: '颜色', value: '月光白' }],
  picture: picture(id),
  price: 20000,
  itemQuantity: 1,
  limitQuantity: 5,
  productStatus: 1,
  shoppingCartStatus: 1,
  gifts: [],
  ...part,
})

const groups = (good: CartProduct[], gone: CartProduct[] = []) => [
  {
    merchantId: 'hearth',
    merchantName: '暖居自营',
    subGroups: [
      { title: '可购买', expired: false, products: good },
      ...(gone.length ? [{ title: '失效商品', expired: true, products: gone }] : []),
    ],
  },
]

/** A cart with a group of the promotion 满 500 减 50, and a group without a promotion that has an unavailable product. */
export const cart: Cart = {
  promotionGroups: [
    {
      promotionId: 'full-1',
      promotionType: 1001,
      promotionName: '满 500 减 50',
      thresholdAmount: 50000,
      reduceAmount: 5000,
      groups: groups([line('a', { itemQuantity: 2 })]),
    },
    { groups: groups([line('b', { shoppingCartStatus: 0 })], [line('c', { productStatus: 2 })]) },
  ],
}

/** A cart without products. */
export const emptyCart: Cart = { promotionGroups: [] }

/** A shopper who is logged in. */
export const shopper: UserInfo = {
  isLogin: 2,
  displayName: '林晓',
  telephone: '138****8000',
  userName: '',
  uimg: '',
  openId: '',
  shopInfo: {},
  attributes: [],
  member: { memberType: 0 },
}

/** A visitor, who is not logged in. */
export const visitor: UserInfo = { ...shopper, isLogin: 1, displayName: '', telephone: '' }

/** Returns an address of the shopper. */
export const address = (addressId: string, part: Partial<Address> = {}): Address => ({
  addressId,
  isDefault: 0,
  areaIdOld: 0,
  consigneeName: '林晓',
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
  ...part,
})

/** Areas by the code of their parent: one area for each of the four levels. */
export const areasBelow: Record<string, Area[]> = {
  '': [{ code: '33', name: '浙江省', type: 'province', hasLeaf: true }],
  '33': [{ code: '3301', name: '杭州市', type: 'city', hasLeaf: true }],
  '3301': [{ code: '330106', name: '西湖区', type: 'district', hasLeaf: true }],
  '330106': [{ code: '', name: '暂不清楚', type: 'street', hasLeaf: false }],
}

/** Returns a coupon as checkout lists it. */
export const coupon = (couponId: string, part: Partial<CheckoutCoupon> = {}): CheckoutCoupon => ({
  couponId,
  couponBatchId: couponId,
  couponName: '新人见面礼',
  usable: true,
  applied: false,
  discountType: 1,
  couponValue: 3000,
  thresholdAmount: 29900,
  beginTime: NOW - HOUR,
  endTime: NOW + HOUR,
  ...part,
})

/** A settlement of two pieces, as checkout shows it. */
export const settlement: Settlement = {
  promotionGroups: [{ groups: groups([line('a', { itemQuantity: 2 })]) }],
  coupons: [coupon('c1', { applied: true })],
  amounts: {
    productAmount: 40000,
    discountAmount: 0,
    couponAmount: 3000,
    freightAmount: 0,
    goldAmount: 0,
    starAmount: 0,
    payAmount: 37000,
  },
  freeFreightFrom: 9900,
  tenders: [],
  earnedIntegral: 370,
  priceDetails: [],
}

/** The campaign of an unpaid pre-sale whose deposit the shop keeps if the balance is not paid in time. */
export const preSale = {
  kind: ORDER_KIND.preSale,
  depositAmount: 7000,
  balanceAmount: 30000,
  balanceBeginTime: NOW + 86_400_000,
  balanceEndTime: NOW + 3 * 86_400_000,
  depositKept: true,
}

/** Returns an order as the list shows it. */
export const orderItem = (orderId: string, part: Partial<OrderItem> = {}): OrderItem => ({
  orderId,
  orderWay: 2,
  orderStatus: 10,
  pendingCashAmount: 37000,
  orderAmount: 37000,
  showCashAmount: 37000,
  products: [
    {
      orderItemId: `${orderId}-1`,
      skuNo: 'sku-a',
      spuNo: '1501',
      name: '栖光护眼台灯',
      attributes: [{ name: '颜色', value: '月光白' }],
      picture: picture('lamp'),
      price: 20000,
      itemQuantity: 2,
      paidAmount: 37000,
      gift: false,
    },
  ],
  transactionTime: NOW - 60_000,
  payDeadline: NOW + 29 * 60_000,
  ...part,
})

/** Returns an order with every optional field. */
export const order = (orderId: string, part: Partial<Order> = {}): Order => ({
  priceDetails: [],
  ...orderItem(orderId),
  amounts: settlement.amounts,
  address: address('1'),
  remark: '请放门口',
  paymentStatus: 0,
  parcels: [],
  ...part,
})

/** Returns an approved request for service, whose product is to be returned. */
export const serviceRequest = (part: Partial<AfterSaleOrder> = {}): AfterSaleOrder => ({
  afterSaleOrderId: 'as1',
  orderId: '9001',
  serviceType: 1,
  afterSaleStatus: 20,
  product: order('9001').products[0]!,
  itemQuantity: 1,
  applyTime: NOW - 60_000,
  gift: false,
  refundStatus: 0,
  repairStatus: 0,
  reasonTxt: '不想要了',
  additionalDescription: '',
  detailImages: [],
  returnType: 2,
  freight: { freightAmount: 0, payer: 1 },
  gifts: [],
  sns: [],
  allowed: ['sendBill'],
  logs: [],
  ...part,
})

/** The history of an order. */
export const logs: OperLog[] = [{ title: '订单已提交', detail: '请在 30 分钟内付款', time: NOW - 60_000 }]

/** A parcel of an order. */
export const parcel: OrderParcel = {
  parcelNo: 1,
  logisticsStatus: 2,
  shipTime: NOW - 2 * HOUR,
  products: [],
  expressCompany: '顺丰速运',
  expressNumber: 'SF100200300',
  steps: [
    { text: '快件已到达杭州转运中心', time: NOW - HOUR },
    { text: '商家已发货', time: NOW - 2 * HOUR },
  ],
}

/** Returns an agreement or a profile page, as the server has it by default. */
export const textPage = (urlMapping: ContentPage['urlMapping'], title: string, lead: string): ContentPage => ({
  urlMapping,
  title,
  description: '',
  blocks: [
    {
      blockId: 4001,
      widgets: [
        {
          widgetType: 6,
          since: '2026 年 11 月 1 日',
          lead,
          chapters: [{ title: '一、账号与登录', paragraphs: ['您可以不登录浏览商品。'] }],
        },
      ],
    },
  ],
})

/** The shop's profile, with a coupon for newcomers. */
export const shopPage: ContentPage = {
  urlMapping: '/shop',
  title: '暖居',
  description: '智能设备商城',
  blocks: [
    {
      blockId: 3001,
      widgets: [
        {
          widgetType: 5,
          name: '暖居',
          slogan: '让家更温暖',
          serviceHours: '每天 9:00 至 21:00',
          hasLicense: false,
          hasNewcomerCoupon: true,
          filings: [],
          paymentMarks: [],
        },
      ],
    },
  ],
}
