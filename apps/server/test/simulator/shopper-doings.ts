import type {
  Cart,
  CheckoutCoupon,
  LoggedIn,
  OrderDraft,
  PlacedOrder,
  SentLoginCode,
  Settlement,
} from '@hearth/sdk/core'
import { cartProducts } from '@hearth/domain'
import { sql } from 'kysely'
import { SESSION_HEADER } from '#kernel/sessions/sessions'
import { VISITOR_HEADER } from '#kernel/sessions/visitor-token'
import { draftOf } from '../shelf'
import { SERVICE_TEMPLATE } from '../test-mini-program'
import { always, doing, type Doing } from './doing'
import type { Person, World } from './world'

const people = ({ people }: World) => people
const SKUS = ['lamp', 'mug', 'flash', 'full', 'cheap', 'cover', 'service', 'session']

/** Skus that are crowd-funded. */
const FUNDED = ['funded', 'hoped']

/** An order and its shopper. */
export interface OfOrder {
  orderId: string
  who: string
}

/** Returns a function that reads the newest orders of a status. */
export const ordersOf =
  (...statuses: number[]) =>
  (world: World) =>
    world.rows(sql<OfOrder>`
      select id as "orderId", shopper_id as who from orders where status = any(${statuses}::integer[])
        and shopper_id = any(${world.people.map(({ id }) => id)}::text[])
      order by id desc limit 12`)

/** Places an order at the price of its settlement. */
async function order(world: World, who: Person, products: OrderDraft['products']): Promise<void> {
  const wish: Partial<OrderDraft> = { useGold: world.chance(2), useDuStar: world.chance(2) }
  const first = products?.[0]
  const query = [
    ...(first ? [`skuNo=${first.skuNo}`, `itemQuantity=${first.itemQuantity}`] : []),
    `useGold=${wish.useGold}`,
    `useDuStar=${wish.useDuStar}`,
    ...(world.chance(3) ? ['couponId='] : []),
  ]
  const { data } = await world.ask<Settlement>(who, `GET /api/cart/v1/settlement?${query.join('&')}`)
  if (!data) return
  const coupons = data.coupons.filter(({ applied }: CheckoutCoupon) => applied).map(({ couponId }) => couponId)
  const invoice = world.chance(3) ? { invoiceType: 1 as const, invoiceTitle: '林暖' } : {}
  // Most orders come through a share, once there are shares.
  const shared = world.shares.length > 0 && !world.chance(4) ? { shareId: world.pick(world.shares) } : {}
  const draft = draftOf(who.addressId, products, data.amounts.payAmount, { ...wish, ...invoice, ...shared, coupons })
  await world.ask<PlacedOrder>(who, 'POST /api/orders/v1', draft)
}

async function change(world: World, who: Person): Promise<void> {
  const { data } = await world.ask<Cart>(who, 'GET /api/cart/v4')
  const lines = cartProducts(data ?? { promotionGroups: [] })
  if (lines.length === 0) return
  const { id } = world.pick(lines)
  const payload = world.pick([
    { operation: 'set', items: [{ id, itemQuantity: 1 + world.random.int(4) }] },
    { operation: 'check', items: [{ id, shoppingCartStatus: world.random.int(2) }] },
    { operation: 'remove', items: [{ id }] },
  ])
  await world.ask(who, 'PUT /api/cart/v1', payload)
}

const added = (world: World) => ({
  operation: 'add',
  items: [{ skuNo: world.pick(SKUS), itemQuantity: 1 + world.random.int(3) }],
})

async function logIn(world: World, visitor: Record<string, string>): Promise<void> {
  const who = world.pick(world.people)
  const { telephone } = who
  const sent = await world.ask<SentLoginCode>({ headers: visitor }, 'POST /api/passport/v1/code', { telephone })
  if (!sent.data) return
  const { data } = await world.ask<LoggedIn>({ headers: visitor }, 'POST /api/passport/v1/login', {
    telephone,
    ticket: sent.data.ticket,
    code: world.codes.get(telephone),
    session: 'token',
  })
  if (!data?.sessionToken) return
  who.headers = { [SESSION_HEADER]: data.sessionToken }
  world.visitors.splice(world.visitors.indexOf(visitor), 1)
}

/** Templates of the messages that are sent most often through the messaging app. */
const TEMPLATES = ['orderShipped', 'orderRefunded', 'codesGiven', 'productArrived'].map((kind) => `template-${kind}`)

async function allow(world: World, who: Person): Promise<void> {
  const templateIds = [...new Set([world.pick(TEMPLATES), world.pick([...TEMPLATES, SERVICE_TEMPLATE])])]
  for (const id of templateIds) {
    const whom = `open-${who.id}/${id}`
    world.allowed.set(whom, (world.allowed.get(whom) ?? 0) + 1)
  }
  const code = `${who.id}/${world.random.int(1_000_000_000)}`
  await world.ask(who, 'POST /api/platform/usercenter/v1/messages', { code, templateIds })
}

/** Addresses from which shoppers read their own data, or public data. */
const LOOKS = [
  '/api/cart/v4',
  '/api/cart/count/v1',
  '/api/orders/v1?count=5',
  '/api/coupons/v1',
  '/api/platform/usercenter/v1/userinfo',
  '/api/user/info/v1',
  '/api/platform/integral/v1/product',
  '/api/platform/integral/personal/orders/v1',
  '/api/platform/afterSales/v1?count=5',
  '/api/platform/orders/v1/items/service?count=5',
  '/api/products/skus/v3?skuNo=lamp',
]
const ORDER_LOOKS = ['v1', 'logs/v1', 'invoice/v1']

/** Actions of shoppers and visitors up to an order. */
export const SHOPPER_DOINGS: readonly Doing[] = [
  doing('look around', 4, people, (world, who) => world.ask(who, `GET ${world.pick(LOOKS)}`)),
  doing('look at an order, of anybody', 2, ordersOf(10, 20, 30, 40, 90), (world, { orderId }) =>
    world.ask(world.pick(world.people), `GET /api/orders/${orderId}/${world.pick(ORDER_LOOKS)}`),
  ),
  doing('put into the cart', 6, people, (world, who) => world.ask(who, 'PUT /api/cart/v1', added(world))),
  doing('change the cart', 3, people, change),
  always('put into the cart as a visitor', 3, async (world) => {
    const known = world.visitors.length > 0 && world.chance(2) ? world.pick(world.visitors) : undefined
    const payload = { ...added(world), visitor: 'token' }
    const { data } = await world.ask<Cart>({ headers: known ?? {} }, 'PUT /api/cart/v1', payload)
    if (!known && data?.visitorToken) world.visitors.push({ [VISITOR_HEADER]: data.visitorToken })
  }),
  doing('log in with a visitor’s cart', 2, ({ visitors }) => visitors, logIn),
  doing('receive a coupon', 4, people, (world, who) =>
    world.ask(who, 'POST /api/coupons/v1', { couponBatchId: world.pick(['five', 'ten', 'small', 'big']) }),
  ),
  doing('take the present of an activity', 2, people, (world, who) =>
    world.ask(who, 'POST /api/platform/activity/present/v1/acquire', {
      activityId: world.pick(['coupon-gift', 'points-gift', 'newcomer-gift']),
    }),
  ),
  doing('redeem a code', 1, people, (world, who) =>
    world.ask(who, `GET /api/platform/coupons/v1/redeem?code=${world.pick(['ONCE2026', 'TWICE2026'])}`),
  ),
  doing('put into the cart with a redemption code', 3, people, (world, who) =>
    world.ask(who, 'POST /api/cart/DuCode/v1', {
      duCode: world.pick(world.duCodes),
      products: [{ skuNo: world.pick(['lamp', 'mug']), itemQuantity: 1 + world.random.int(2) }],
    }),
  ),
  doing('have the codes of an order sent', 1, ordersOf(20, 30, 40), (world, { orderId, who }) =>
    world.ask(world.person(who), 'POST /api/orders/code/send/v1', { orderId }),
  ),
  doing('allow messages of the app', 4, people, allow),
  doing('merge coupons', 2, people, async (world, who) => {
    const owned = await world.rows(sql<{ id: string }>`
      select id from coupon where shopper_id = ${who.id} and batch_id = 'small' order by id desc limit 4`)
    if (owned.length < 3) return
    const couponId = owned.slice(0, 3).map(({ id }) => id)
    await world.ask(who, 'POST /api/platform/coupons/v1/merge', { mergeId: 'three', couponId })
  }),
  doing('buy now', 14, people, (world, who) =>
    order(world, who, [{ skuNo: world.pick(SKUS), itemQuantity: 1 + world.random.int(3) }]),
  ),
  doing('buy what is in the cart', 8, people, (world, who) => order(world, who, undefined)),
  doing('support a crowd-funding', 8, people, (world, who) =>
    order(world, who, [{ skuNo: world.pick(FUNDED), itemQuantity: 1 + world.random.int(3) }]),
  ),
  doing('put a tier of a crowd-funding into the cart', 2, people, (world, who) => {
    const skuNo = world.pick(FUNDED)
    return world.ask(who, 'PUT /api/cart/crowdFunding/v1', { skuNo, itemQuantity: 1, promotionId: `p-${skuNo}` })
  }),
  doing('exchange points', 2, people, (world, who) =>
    world.ask(who, 'POST /api/platform/integral/v1/product/exchange', {
      productId: world.pick(['mug-for-points', 'cheap-for-points']),
      addressId: who.addressId,
    }),
  ),
]
