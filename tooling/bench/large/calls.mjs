import { randomUUID } from 'node:crypto'

const LAMP = '1501'
const CART_SKUS = ['100301', '100401', '100501', '110101', '110201', '120201', '120301', '130201', '140201', '150201']

/** Returns the last 366 days as parameters of the calls for statistics. */
function lastYear() {
  const day = (ago) => new Date(Date.now() + (8 - 24 * ago) * 3_600_000).toJSON().slice(0, 10)
  return `begin=${day(365)}&end=${day(0)}`
}

/** The first five products of each of four categories. */
const SPUS = Array.from({ length: 20 }, (_, at) => 1001 + (at % 5) + 100 * Math.floor(at / 5))
const spuOf = (shop) => (spuNo) => `spuNo=${spuNo}${shop.copy}`
const skuOf = (shop) => (skuNo) => `skuNo=${skuNo}${shop.copy}`

/**
 * The calls that are timed on both shops: every built call whose data grows with the shop, made by a visitor or by a
 * shopper with ten lines in the cart. `copy` is the suffix of product numbers in the large shop, so that the copies are
 * requested there.
 */
export const CALLS = {
  'products.get': (shop) => shop.call('GET', `/api/products/base/v2/${LAMP}${shop.copy}/2`),
  'products.spuSkus': (shop) => shop.call('GET', `/api/products/spu_skus/v3?spuNo=${LAMP}${shop.copy}`),
  'products.skus, 10': (shop) => shop.call('GET', `/api/products/skus/v3?${CART_SKUS.map(skuOf(shop)).join('&')}`),
  'products.items, 20 products and 10 skus': (shop) =>
    shop.call('GET', `/api/products/items/v2?${[...SPUS.map(spuOf(shop)), ...CART_SKUS.map(skuOf(shop))].join('&')}`),
  'products.widgets, home': (shop) => shop.call('GET', '/cms/api/v1/widgets?urlMapping=/home'),
  'products.widgets, all products': (shop) => shop.call('GET', '/cms/api/v1/widgets?urlMapping=/allproducts'),
  'products.widgets, a category': (shop) =>
    shop.call('GET', '/cms/api/v1/widgets?urlMapping=/allproducts&categoryCode=lamp'),
  'products.widgets, its last page': (shop) =>
    shop.call('GET', `/cms/api/v1/widgets?urlMapping=/allproducts&categoryCode=lamp&pageNo=${shop.lastPage}`),
  'products.recommend': (shop) =>
    shop.call('POST', '/api/platform/recommender/v1', { scene: 'product', spuNo: `${LAMP}${shop.copy}` }),
  'products.recommend, for the cart': (shop) => shop.call('POST', '/api/platform/recommender/v1', { scene: 'cart' }),
  'products.recommend, by orders': (shop) =>
    shop.call('POST', '/api/platform/recommender/v1', { scene: 'home', count: 20 }),
  'products.listLives': (shop) => shop.call('GET', '/api/products/live/v1'),
  'products.listPresents': (shop) => shop.call('GET', '/api/products/present/v1?presentType=newcomer'),
  'products.merchant': (shop) => shop.call('GET', '/api/products/merchant/v1/hearth'),
  'user.info': (shop) => shop.call('GET', '/api/user/info/v1'),
  'address.list': (shop) => shop.call('GET', '/api/platform/address/v1'),
  'cart.read, 10 lines': (shop) => shop.call('GET', '/api/cart/v4'),
  'cart.count': (shop) => shop.call('GET', '/api/cart/count/v1'),
  'cart.change': (shop) =>
    shop.call('PUT', '/api/cart/v1', { operation: 'check', items: [{ id: shop.lineId, shoppingCartStatus: 1 }] }),
  'checkout.settle, the cart': (shop) =>
    shop.call('GET', '/api/cart/v1/settlement?couponId=&useGold=false&useDuStar=false'),
  'checkout.placeOrder': (shop) => placeOrder(shop),
  'orders.list': (shop) => shop.call('GET', '/api/orders/v1?count=10'),
  'orders.list, shipped': (shop) => shop.call('GET', '/api/orders/v1?count=10&orderStatus=30'),
  'orders.get': (shop) => shop.call('GET', `/api/orders/${shop.orderId}/v1`),
  'orders.logs': (shop) => shop.call('GET', `/api/orders/${shop.orderId}/operLogs/v1`),
  'orders.cancel': (shop) => cancelOrder(shop),
  'orders.pay': (shop) => shop.call('POST', '/api/payment/v2', { orderId: shop.placed.at(-1), payChannel: 'sandbox' }),
  'orders.list, by words': (shop) => shop.call('GET', '/api/orders/v1?count=10&keyword=音箱'),
  'orders.getInvoice': (shop) => shop.call('GET', `/api/orders/${shop.orderId}/invoice/v1`),
  'orders.listIntegral': (shop) => shop.call('GET', '/api/platform/integral/personal/orders/v1'),
  'coupons.list': (shop) => shop.call('GET', '/api/coupons/v1'),
  'coupons.list, used': (shop) => shop.call('GET', '/api/coupons/v1?status=1'),
  'coupons.listForSku': (shop) => shop.call('GET', `/api/coupons/sku/v1?skuNo=150201${shop.copy}`),
  'coupons.receive, had before': (shop) => shop.call('POST', '/api/coupons/v1', { couponBatchId: shop.batchId }),
  'coupons.listMergeable': (shop) => shop.call('GET', '/api/platform/coupons/v1/merge'),
  'coupons.listIntegralProducts': (shop) => shop.call('GET', '/api/platform/integral/v1/product'),
  'afterSale.listServiceItems': (shop) => shop.call('GET', '/api/platform/orders/v1/items/service?count=10'),
  'afterSale.list': (shop) => shop.call('GET', '/api/platform/afterSales/v1?count=10'),
  'invoice.get': (shop) => shop.call('GET', '/api/invoice/v1'),
  'invoice.getMoney': (shop) => shop.call('GET', `/api/platform/billing/v1/invoice/money/${shop.orderId}`),
  'user.getProfile': (shop) => shop.call('GET', '/api/platform/usercenter/v1/userinfo'),
  'user.getMember': (shop) => shop.call('GET', '/api/platform/usercenter/v1/member'),
  'products.listArrivals': (shop) => shop.call('GET', '/api/platform/arrivalnotify/v1'),
  'products.listStores': (shop) => shop.call('GET', '/api/platform/shopGeo/list/v1'),
  'rebateShop.getStatistics, a year of days': (shop) => shop.call('GET', '/api/platform/rebate/shop/v1/statis/basic'),
  'rebateShop.getDailyStatistics, a year of days': (shop) =>
    shop.call('GET', `/api/platform/rebate/shop/v1/statis/detail?${lastYear()}`),
  'partner.getDailyStatistics, a year of days': (shop) =>
    shop.call('GET', `/api/platform/partner/v1/statis/detail?${lastYear()}`),
  'orders.pollPayment': (shop) => shop.call('GET', `/api/payment/polling/v1?orderId=${shop.unpaid}`),
}

/** The pages that are timed. Each is rendered anew. */
export const PAGES = {
  'page /': '/',
  'page /allproducts': '/allproducts',
  'page /allproducts?category=lamp': '/allproducts?category=lamp',
  'page /product/…': '/product/1501',
  'page /my/orders': '/my/orders',
  '/sitemap.xml': '/sitemap.xml',
  '/sitemap-1.xml': '/sitemap-1.xml',
}

/** The owner's commands that are timed. */
export const COMMANDS = {
  'hearth orders': ['orders'],
  'hearth orders --status shipped': ['orders', '--status', 'shipped'],
  'hearth stock': ['stock', '150201'],
  'hearth after-sale list': ['after-sale', 'list'],
  'hearth audit': ['audit'],
  'hearth shelf': ['shelf', '150201', 'on'],
}

/** Logs a shopper in, and creates an address, a cart and an unpaid order. */
export async function prepare(shop) {
  const { addressId } = await shop.call('POST', '/api/platform/address/v1', {
    consigneeName: '王小暖',
    consigneeTele: '13900139001',
    provinceCode: '110000',
    cityCode: '110100',
    districtCode: '110101',
    streetCode: '',
    detailAddress: '长安街 1 号',
  })
  shop.addressId = addressId
  for (const skuNo of CART_SKUS)
    await shop.call('PUT', '/api/cart/v1', { operation: 'add', items: [{ skuNo, itemQuantity: 1 }] })
  const { promotionGroups } = await shop.call('GET', '/api/cart/v4')
  shop.lineId = promotionGroups
    .flatMap(({ groups }) => groups)
    .flatMap(({ subGroups }) => subGroups)
    .flatMap(({ products }) => products)[0].id
  shop.batchId = (await shop.call('GET', '/api/coupons/sku/v1?skuNo=150201')).result[0].couponBatchId
  shop.unpaid = (await placeOrder(shop)).orderId
  shop.orderId = shop.unpaid
}

async function placeOrder(shop) {
  const [skuNo, price] = await shop.lamp()
  const order = await shop.call(
    'POST',
    '/api/orders/v1',
    {
      addressId: shop.addressId,
      products: [{ skuNo, itemQuantity: 1 }],
      coupons: [],
      orderAmount: price,
      orderWay: 0,
      invoiceType: 0,
      invoiceContent: 1,
      invoiceHeader: 1,
      useDuStar: false,
      useGold: false,
    },
    { 'idempotency-key': randomUUID() },
  )
  shop.placed.push(order.orderId)
  return order
}

const cancelOrder = (shop) => shop.call('POST', `/api/orders/${shop.placed.pop()}/v2`, { reason: '不想要了' })
