const random = (most) => Math.floor(Math.random() * most)
const spuNo = () => 1001 + 100 * random(8) + random(8)
const skuNo = () => `${spuNo()}0${1 + random(3)}`
const many = (name, make) => Array.from({ length: 100 }, () => `${name}=${make()}`).join('&')
const telephone = () => `139${String(random(100_000_000)).padStart(8, '0')}`

/** The most costly calls that anybody can make. Each request has other parameters, so that no cached reply fits. */
export const COSTLY_CALLS = {
  'a new visitor’s cart': (ask) =>
    ask('PUT', '/api/cart/v1', {
      operation: 'add',
      items: [{ skuNo: '100301', itemQuantity: 1 }],
      session: 'token',
    }),
  'pages of content': (ask) => ask('GET', `/cms/api/v1/widgets?urlMapping=/home&pageNo=${1 + random(99_999)}`),
  'pages of a category': (ask) =>
    ask('GET', `/cms/api/v1/widgets?urlMapping=/allproducts&categoryCode=speaker&pageNo=${1 + random(99_999)}`),
  'skus of 100 products': (ask) => ask('GET', `/api/products/spu_skus/v3?${many('spuNo', spuNo)}`),
  '100 skus': (ask) => ask('GET', `/api/products/skus/v3?${many('skuNo', skuNo)}`),
  'cards of 100 products, 100 skus': (ask) =>
    ask('GET', `/api/products/items/v2?${many('spuNo', spuNo)}&${many('skuNo', skuNo)}`),
  'products, made up': (ask) => ask('GET', `/api/products/base/v2/made-up-${random(1e9)}/1`),
  recommendations: (ask) =>
    ask('POST', '/api/platform/recommender/v1', { scene: 'product', spuNo: `${random(1e9)}`, count: 20 }),
  'prices of 50 skus': (ask) =>
    ask('POST', '/api/show/v1/cart', {
      products: Array.from({ length: 50 }, () => ({ skuNo: skuNo(), itemQuantity: 1 + random(9) })),
    }),
  'delivery of a product': (ask) => ask('POST', '/api/platform/product/v1/spu/deliver', { spuNo: `${spuNo()}` }),
  stores: (ask) => ask('GET', `/api/platform/shopGeo/list/v1?longitude=${116 + Math.random()}&latitude=39.9`),
  'coupons of a sku': (ask) => ask('GET', `/api/coupons/sku/v1?skuNo=${skuNo()}`),
  'products for points': (ask) => ask('GET', '/api/platform/integral/v1/product?count=50'),
  'login codes': (ask) => ask('POST', '/api/passport/v1/code', { telephone: telephone() }),
  'logins with made-up codes': (ask) =>
    ask('POST', '/api/passport/v1/login', {
      telephone: telephone(),
      ticket: 'a'.repeat(43),
      code: '000000',
      session: 'token',
    }),
  captchas: (ask) => ask('GET', '/api/captcha/code/create'),
  'pages of products, made up': (ask) => ask('GET', `/product/made-up-${random(1e9)}`),
}
