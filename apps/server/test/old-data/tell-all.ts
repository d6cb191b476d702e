import { SESSION_HEADER } from '#kernel/sessions/sessions'
import { VISITOR_HEADER } from '#kernel/sessions/visitor-token'
import type { TestShop } from '../shop'
import type { OldShop } from './old-shop'

/** Replies, by shopper and call. */
export type Told = Record<string, Record<string, unknown>>

/** Calls that are made for every shopper, besides those for orders and requests. */
const OF_EACH = [
  'GET /api/orders/v1?count=50',
  'GET /api/orders/v1?count=50&orderStatus=10',
  'GET /api/platform/afterSales/v1?count=50',
  'GET /api/platform/usercenter/v1/userinfo',
  'GET /api/platform/usercenter/v1/member',
  'GET /api/coupons/v1?count=50',
  'GET /api/cart/v4',
]

/** Further calls for some shoppers. */
const OF_SOME: Readonly<Record<string, readonly string[]>> = {
  cart: ['GET /api/cart/v1/settlement?useGold=false&useDuStar=false', 'GET /api/platform/arrivalnotify/v1'],
  coupons: [
    'GET /api/platform/coupons/v1/merge',
    ...[0, 1, 2, 3, 4].map((status) => `GET /api/coupons/v1?count=50&couponStatus=${status}`),
  ],
  old: [
    'GET /api/platform/usercenter/v1/notices',
    'GET /api/coupons/v1?count=50&couponStatus=2',
    'GET /api/user/info/v1',
  ],
  member: ['GET /api/user/info/v1'],
  mall: ['GET /api/platform/integral/personal/orders/v1?count=50', 'GET /api/platform/integral/v1/product'],
  invoices: ['GET /api/invoice/v1', 'GET /api/invoice/value-add-tax/v1'],
  mailed: ['GET /api/platform/usercenter/v1/notices'],
}

/** Reads everything that shoppers of the old shop can read about themselves. */
export async function tellAll(shop: TestShop, old: OldShop): Promise<Told> {
  const told: Told = {}
  for (const [name, { session }] of Object.entries(old.shoppers)) {
    const orders = old.orders.filter(({ shopper }) => shopper === name).map(({ id }) => id)
    const services = old.services.filter(({ shopper }) => shopper === name).map(({ id }) => id)
    const lines = [
      ...OF_EACH,
      ...(OF_SOME[name] ?? []),
      ...(name.startsWith('trier') ? ['GET /api/platform/usercenter/v1/freeTrail/info'] : []),
      ...orders.flatMap((id) => [
        `GET /api/orders/${id}/v1`,
        `GET /api/orders/${id}/logs/v1`,
        `GET /api/platform/orders/v1/${id}/items/service`,
        ...(name === 'invoices' ? [`GET /api/platform/billing/v1/order/${id}`] : []),
      ]),
      ...services.map((id) => `GET /api/platform/afterSales/v1/${id}`),
    ]
    told[name] = await askEach(shop, { [SESSION_HEADER]: session }, lines)
  }
  told['visitor'] = await askEach(shop, { [VISITOR_HEADER]: old.visitor }, ['GET /api/cart/v4'])
  return told
}

async function askEach(shop: TestShop, headers: Record<string, string>, lines: readonly string[]) {
  const answers: Record<string, unknown> = {}
  for (const line of lines) {
    const [method, url] = line.split(' ') as ['GET', string]
    const { code, data, message } = await shop.ask({ method, url, headers })
    answers[line] = code === 0 ? data : { code, message }
  }
  return answers
}
