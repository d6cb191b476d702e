import {
  BusinessError,
  type Address,
  type CallOptions,
  type Cart,
  type OrderDraft,
  type OrderItem,
  type OrderPage,
  type PlacedOrder,
  type Settle,
  type Settlement,
  type UserInfo,
} from '@hearth/sdk/core'
import { expect, it, vi } from 'vitest'
import { checkoutStore } from '#checkout/checkout-store'
import { appStore } from '#app/app-store'
import { badgeStore } from '#cart/badge-store'
import { cartStore } from '#cart/cart-store'
import { createShop } from '#shop/create-shop'
import { fakeApi } from '#testing/fake-api'
import { lost, refusal } from '#testing/failures'
import { fakePorts } from '#testing/fake-ports'
import { later } from '#testing/later'
import { loginStore } from '#user/login-store'
import { userStore } from '#user/user-store'

const address = (addressId: string, isDefault: 0 | 1 = 0): Address => ({
  addressId,
  isDefault,
  areaIdOld: 0,
  consigneeName: '林小暖',
  consigneeTele: '13800138000',
  provinceCode: '1',
  cityCode: '2',
  districtCode: '3',
  streetCode: '',
  provinceName: '',
  cityName: '',
  districtName: '',
  streetName: '',
  detailAddress: '1 号',
})
const coupon = (couponId: string, discountType: 1 | 2 | 3, applied = false) => ({
  couponId,
  couponBatchId: couponId,
  couponName: '',
  usable: true,
  applied,
  discountType,
  couponValue: 100,
  thresholdAmount: 0,
  beginTime: 0,
  endTime: 0,
})
const product = {
  id: 'l',
  skuNo: 's1',
  spuNo: 'p1',
  name: '',
  attributes: [],
  picture: { url: '', alt: '', width: 1, height: 1 },
  price: 9900,
  itemQuantity: 2,
  limitQuantity: 5,
  productStatus: 1 as const,
  shoppingCartStatus: 1 as const,
  gifts: [],
}
const settlement: Settlement = {
  promotionGroups: [
    {
      groups: [{ merchantId: 'm', merchantName: '', subGroups: [{ title: '', expired: false, products: [product] }] }],
    },
  ],
  coupons: [coupon('c1', 1, true), coupon('c2', 2), coupon('free', 3, true)],
  amounts: {
    productAmount: 19800,
    discountAmount: 0,
    couponAmount: 100,
    freightAmount: 0,
    goldAmount: 0,
    starAmount: 0,
    payAmount: 19700,
  },
  freeFreightFrom: 9900,
  tenders: [],
  earnedIntegral: 197,
  priceDetails: [],
}
const placedItem = (at: number): OrderItem => ({
  orderId: 'o-lost',
  orderWay: 2,
  orderStatus: 10,
  pendingCashAmount: 19700,
  orderAmount: 19700,
  showCashAmount: 19700,
  transactionTime: at,
  products: [
    {
      orderItemId: 'i',
      skuNo: 's1',
      spuNo: 'p1',
      name: '',
      attributes: [],
      picture: product.picture,
      price: 9900,
      itemQuantity: 2,
      paidAmount: 19700,
      gift: false,
    },
  ],
})
const pageOf = (...result: OrderItem[]): OrderPage => ({
  order: { result, totalCount: result.length },
  startId: '',
  currentTimeMillis: 0,
})
const refused = () => refusal('107002411', '价格有变化')
const shopper = (telephone: string): UserInfo => ({
  isLogin: 2,
  displayName: '',
  telephone,
  userName: '',
  uimg: '',
  openId: '',
  shopInfo: {},
  attributes: [],
  member: { memberType: 0 },
})

type Place = (draft: OrderDraft, options?: CallOptions) => Promise<PlacedOrder>

async function open({
  placeOrder,
  list = async () => pageOf(),
  ports = fakePorts(),
  info,
}: {
  placeOrder: Place
  list?: () => Promise<OrderPage>
  ports?: ReturnType<typeof fakePorts>
  info?: () => Promise<UserInfo>
}) {
  const settle = vi.fn(async (_: Settle) => settlement)
  const place = vi.fn(placeOrder)
  const addresses = vi.fn(async () => ({ result: [address('a1'), address('a2', 1)] }))
  const shop = createShop({
    api: fakeApi({
      checkout: { settle, placeOrder: place, addresses },
      orders: { list },
      cart: { count: async () => ({ count: 0 }) },
      user: { info, logout: async () => ({}) },
    }),
    ports,
  })
  const checkout = () => shop.store(checkoutStore).getState()
  const user = () => shop.store(userStore).getState()
  const logOut = () => shop.store(loginStore).getState().logout()
  const logIn = (telephone: string) => user().enter(shopper(telephone))
  logIn('138****8000')
  await checkout().load({ skuNo: 's1', itemQuantity: 2 })
  return {
    shop,
    ports,
    user,
    logIn,
    logOut,
    checkout,
    settle,
    place,
    addresses,
    toast: () => shop.store(appStore).getState().toast?.text,
    keys: () => place.mock.calls.map(([, options]) => options?.idempotencyKey),
  }
}
const placed = async (): Promise<PlacedOrder> => ({ orderId: 'o1', orderAmount: 19700, payDeadline: 0 })

it('sends the advertisement that led here, and no other source', async () => {
  const saidOf = async (origin: () => Promise<object>) => {
    const { checkout, place } = await open({ placeOrder: placed, ports: fakePorts({ origin }) })
    expect(await checkout().place()).toBe('o1')
    return place.mock.calls[0]?.[0].origin
  }
  const gdt = { utm_source: 'gdt', utm_term: '台灯' }
  expect(await saidOf(async () => gdt)).toEqual(gdt)
  expect(await saidOf(async () => ({ utm_source: 'mail' }))).toBeUndefined()
  expect(await saidOf(() => Promise.reject(new Error('not loaded')))).toBeUndefined()
})

it('sends the share by which the shopper came, whatever else led here', async () => {
  const { checkout, place } = await open({
    placeOrder: placed,
    ports: fakePorts({ origin: async () => ({ utm_source: 'mail', shareId: 'share-9' }) }),
  })
  expect(await checkout().place()).toBe('o1')
  expect(place.mock.calls[0]?.[0]).toMatchObject({ shareId: 'share-9' })
  expect(place.mock.calls[0]?.[0].origin).toBeUndefined()
})

it('orders what the shopper saw, at the price they saw, to the default address', async () => {
  const { checkout, place } = await open({ placeOrder: placed })
  checkout().setRemark(' 放门口 ')
  checkout().setInvoice({ invoiceType: 1, invoiceTitle: '林小暖', invoiceTaxNumber: '91' })
  expect(await checkout().place()).toBe('o1')
  expect(place.mock.calls[0]?.[0]).toEqual({
    addressId: 'a2',
    products: [{ skuNo: 's1', itemQuantity: 2 }],
    coupons: ['c1', 'free'],
    orderAmount: 19700,
    orderWay: 2,
    invoiceType: 1,
    invoiceContent: 1,
    invoiceHeader: 1,
    invoiceTitle: '林小暖',
    invoiceTaxNumber: undefined,
    remark: '放门口',
    telephone: '13800138000',
    useDuStar: true,
    useGold: true,
  })
})

it('places one order when the button is pressed twice', async () => {
  const answer = later<PlacedOrder>()
  const { checkout, place } = await open({ placeOrder: () => answer.promise })
  const presses = [checkout().place(), checkout().place()]
  expect(checkout().placing).toBe(true)
  answer.resolve(await placed())
  expect(await Promise.all(presses)).toEqual(['o1', 'o1'])
  expect(place).toHaveBeenCalledTimes(1)
  expect(checkout().placing).toBe(false)
})

it('finds an order whose answer was lost instead of sending it again', async () => {
  const ports = fakePorts()
  const { checkout, place } = await open({
    ports,
    placeOrder: () => Promise.reject(lost()),
    list: async () => pageOf(placedItem(ports.now)),
  })
  expect(await checkout().place()).toBe('o-lost')
  expect(place).toHaveBeenCalledTimes(1)
})

it('does not mistake an older order of the same products for the lost one', async () => {
  const ports = fakePorts()
  const { checkout, toast } = await open({
    ports,
    placeOrder: () => Promise.reject(lost()),
    list: async () => pageOf(placedItem(ports.now - 60_000)),
  })
  expect(await checkout().place()).toBeUndefined()
  expect(toast()).toContain('不会重复下单')
})

it('keeps the key until the order is settled, and uses a new one for the next order', async () => {
  let answer: Place = () => Promise.reject(lost())
  const { checkout, keys } = await open({ placeOrder: (...sent) => answer(...sent) })
  await checkout().place()
  answer = placed
  await checkout().place()
  await checkout().place()
  expect(keys()).toEqual(['id-1', 'id-1', 'id-2'])
})

it('keeps the key when the shop answers that it could not reach its database: the order may be written', async () => {
  let answer: Place = () =>
    Promise.reject(new BusinessError('请稍后再试', { code: '107002503', call: 'test', status: 503, unknown: true }))
  const { checkout, keys } = await open({ placeOrder: (...sent) => answer(...sent) })
  await checkout().place()
  answer = placed
  await checkout().place()
  expect(keys()).toEqual(['id-1', 'id-1'])
})

it('asks again for an order in a queue, under the same key, until it is placed', async () => {
  const queue = [3, 2].map(
    (before) =>
      new BusinessError(`前面还有 ${before} 位`, {
        code: '107002425',
        call: 'test',
        status: 503,
        unknown: true,
        retryAfter: 1,
      }),
  )
  const { checkout, keys } = await open({
    placeOrder: () => (queue.length > 0 ? Promise.reject(queue.shift()) : placed()),
  })
  expect(await checkout().place()).toBeDefined()
  expect(keys()).toEqual(['id-1', 'id-1', 'id-1'])
})

it('keeps the key when the page is reloaded', async () => {
  const ports = fakePorts()
  const first = await open({ ports, placeOrder: () => Promise.reject(lost()) })
  await first.checkout().place()
  const second = await open({ ports, placeOrder: placed })
  await second.checkout().place()
  expect([...first.keys(), ...second.keys()]).toEqual(['id-1', 'id-1'])
})

it('sends no changed order while the result of the last one is unknown', async () => {
  const list = vi.fn(() => Promise.reject(lost()) as Promise<OrderPage>)
  const { checkout, place } = await open({ placeOrder: () => Promise.reject(lost()), list })
  await checkout().place()
  checkout().setRemark('换个备注')
  expect(await checkout().place()).toBeUndefined()
  expect(place).toHaveBeenCalledTimes(1)
})

it('leads to the earlier order when it turns out to have been placed', async () => {
  const ports = fakePorts()
  const list = vi
    .fn<() => Promise<OrderPage>>()
    .mockResolvedValueOnce(pageOf())
    .mockResolvedValueOnce(pageOf(placedItem(ports.now)))
  const { checkout, place, toast } = await open({ ports, placeOrder: () => Promise.reject(lost()), list })
  await checkout().place()
  expect(await checkout().place()).toBe('o-lost')
  expect(place).toHaveBeenCalledTimes(1)
  expect(toast()).toBe('之前提交的订单已经成功')
})

it('loads the amounts again when the order is refused, under a new key', async () => {
  const { checkout, settle, keys } = await open({ placeOrder: () => Promise.reject(refused()) })
  await checkout().place()
  await vi.waitFor(() => expect(checkout().repricing).toBe(false))
  expect(settle).toHaveBeenCalledTimes(2)
  await checkout().place()
  expect(keys()).toEqual(['id-1', 'id-2'])
})

it('uses one coupon of each kind, and none when all are taken off', async () => {
  const { checkout, settle } = await open({ placeOrder: placed })
  checkout().toggleCoupon('c2')
  expect(settle).toHaveBeenLastCalledWith(expect.objectContaining({ couponId: ['free', 'c2'] }))
  checkout().toggleCoupon('free')
  expect(settle).toHaveBeenLastCalledWith(expect.objectContaining({ couponId: ['c1'] }))
  await vi.waitFor(() => expect(checkout().repricing).toBe(false))
  settle.mockResolvedValueOnce({ ...settlement, coupons: [coupon('c1', 1, true)] })
  await checkout().load({ skuNo: 's1', itemQuantity: 2 })
  checkout().toggleCoupon('c1')
  expect(settle).toHaveBeenLastCalledWith(expect.objectContaining({ couponId: [] }))
})

it('keeps the chosen address when the list is loaded again', async () => {
  const { checkout } = await open({ placeOrder: placed })
  checkout().chooseAddress('a1')
  await checkout().load({ skuNo: 's1', itemQuantity: 2 })
  expect(checkout().addressId).toBe('a1')
})

it('records a placed order, and no refused one', async () => {
  const good = await open({ placeOrder: placed })
  await good.checkout().place()
  expect(good.ports.recorded).toEqual([{ event: 'order-placed', orderId: 'o1', amount: 19700 }])
  const bad = await open({ placeOrder: () => Promise.reject(refused()) })
  await bad.checkout().place()
  expect(bad.ports.recorded).toEqual([])
})

it('reports that the cart has fewer products once an order was placed from it', async () => {
  const { shop, checkout } = await open({ placeOrder: placed })
  const badge = () => shop.store(badgeStore).getState()
  await checkout().load({})
  await checkout().place()
  await vi.waitFor(() => expect(badge().changes).toBe(1))
})

it('loads what decides the shopper’s prices again once an order was placed: no newcomer any more', async () => {
  const buyer = { vip: false, enterprise: false, newcomer: false, held: [] }
  const info = vi.fn(async () => ({ ...shopper('138****8000'), buyer }))
  const { checkout, user } = await open({ placeOrder: placed, info })
  expect(user().info.data?.buyer).toBeUndefined()
  await checkout().place()
  await vi.waitFor(() => expect(user().info.data?.buyer).toEqual(buyer))
  expect(info).toHaveBeenCalledTimes(1)
})

it("does not use the last shopper's choice of coupons for the next one", async () => {
  const { checkout, settle, logIn, logOut } = await open({ placeOrder: placed })
  checkout().toggleCoupon('c1')
  await logOut()
  logIn('139****9000')
  await checkout().load({ skuNo: 's1', itemQuantity: 2 })
  expect(settle.mock.lastCall?.[0].couponId).toBeUndefined()
})

it('forgets an unanswered order when its shopper leaves', async () => {
  const list = vi.fn(async () => pageOf())
  const { ports, checkout, logIn, logOut, place } = await open({ list, placeOrder: () => Promise.reject(lost()) })
  await checkout().place()
  await logOut()
  expect(ports.storage.get('hearth.pending-order')).toBeUndefined()
  logIn('139****9000')
  await checkout().load({ skuNo: 's1', itemQuantity: 2 })
  list.mockClear()
  place.mockImplementation(placed)
  expect(await checkout().place()).toBe('o1')
  expect(list).not.toHaveBeenCalled()
})

it("does not look for another shopper's order, and keeps one's own when the session ended", async () => {
  const { ports, checkout, user, logIn, place, keys } = await open({ placeOrder: () => Promise.reject(lost()) })
  await checkout().place()
  const kept = ports.storage.get('hearth.pending-order')
  user().expire()
  logIn('138****8000')
  await checkout().load({ skuNo: 's1', itemQuantity: 2 })
  await checkout().place()
  expect(keys()).toEqual(['id-1', 'id-1'])

  const list = vi.fn(async () => pageOf())
  const next = await open({ ports, list, placeOrder: placed })
  next.user().expire()
  next.logIn('139****9000')
  await next.checkout().load({ skuNo: 's1', itemQuantity: 2 })
  expect(kept).toBeDefined()
  expect(await next.checkout().place()).toBe('o1')
  expect(list).not.toHaveBeenCalled()
  expect(place).toHaveBeenCalledTimes(2)
})

it('keeps the remark and the invoice when the page is reloaded, also before the shopper is known', async () => {
  const ports = fakePorts()
  const first = await open({ ports, placeOrder: placed })
  first.checkout().setRemark('放门口')
  first.checkout().setInvoice({ invoiceType: 1, invoiceTitle: '林小暖' })

  const place = vi.fn(placed)
  const shop = createShop({
    api: fakeApi({
      checkout: {
        settle: async () => settlement,
        placeOrder: place,
        addresses: async () => ({ result: [address('a1', 1)] }),
      },
      cart: { count: async () => ({ count: 0 }) },
      user: { info: async () => shopper('138****8000') },
    }),
    ports,
  })
  await shop.store(checkoutStore).getState().load({ skuNo: 's1', itemQuantity: 2 })
  await shop.store(userStore).getState().load()
  await shop.store(checkoutStore).getState().place()
  expect(place).toHaveBeenCalledWith(
    expect.objectContaining({ remark: '放门口', invoiceType: 1, invoiceTitle: '林小暖' }),
    expect.anything(),
  )
})

it('forgets the remark and the invoice once the order is placed, or the shopper has logged out', async () => {
  const ports = fakePorts()
  const shown = async () => {
    const { remark, invoice } = (await open({ ports, placeOrder: placed })).checkout()
    return [remark, invoice.invoiceType]
  }
  const first = await open({ ports, placeOrder: placed })
  first.checkout().setInvoice({ invoiceType: 1 })
  first.checkout().setRemark('放门口')
  expect(await shown()).toEqual(['放门口', 1])
  await first.checkout().place()
  expect(await shown()).toEqual(['', 0])

  first.checkout().setRemark('放门口')
  await first.logOut()
  expect(await shown()).toEqual(['', 0])
})

it('forgets the remark in this tab when the shopper has logged out in another', async () => {
  const ports = fakePorts()
  const info = vi.fn(async () => ({ ...shopper(''), isLogin: 1 as const }))
  const shop = createShop({ api: fakeApi({ cart: { count: async () => ({ count: 0 }) }, user: { info } }), ports })
  shop.store(userStore).getState().enter(shopper('138****8000'))
  ports.tabStorage?.set('hearth.checkout-draft', '{}')
  await shop.store(userStore).getState().load()
  expect(ports.tabStorage?.get('hearth.checkout-draft')).toBeUndefined()
})

it('shows what was written at checkout to nobody else, and to its shopper again when a session ended', async () => {
  const ports = fakePorts()
  const { checkout, user, logIn } = await open({ ports, placeOrder: placed })
  checkout().setRemark('放门口')
  user().expire()
  logIn('139****9000')
  await checkout().load({ skuNo: 's1', itemQuantity: 2 })
  expect(checkout().remark).toBe('')
  user().expire()
  logIn('138****8000')
  await checkout().load({ skuNo: 's1', itemQuantity: 2 })
  expect(checkout().remark).toBe('放门口')
})

it('says that the amounts are loading until the newest are there', async () => {
  const { checkout, settle } = await open({ placeOrder: placed })
  const [first, second] = [later<Settlement>(), later<Settlement>()]
  settle.mockReturnValueOnce(first.promise).mockReturnValueOnce(second.promise)
  checkout().chooseAddress('a1')
  checkout().chooseAddress('a2')
  first.resolve(settlement)
  await first.promise
  await vi.waitFor(() => expect(settle).toHaveBeenCalledTimes(3))
  expect(checkout().repricing).toBe(true)
  second.resolve(settlement)
  await vi.waitFor(() => expect(checkout().repricing).toBe(false))
})

it('reports a changed price until the shopper changes something', async () => {
  const { checkout } = await open({ placeOrder: () => Promise.reject(refused()) })
  await checkout().place()
  expect(checkout().refused).toEqual({ amount: 19700, products: [product] })
  checkout().toggleCoupon('c1')
  expect(checkout().refused).toBeUndefined()
})

it('treats no address with old area codes as the default one', async () => {
  const { checkout, addresses } = await open({ placeOrder: placed })
  addresses.mockResolvedValueOnce({ result: [{ ...address('old', 1), areaIdOld: 1 }, address('a1')] })
  await checkout().loadAddresses()
  expect(checkout().addresses.data?.result.map(({ addressId, isDefault }) => [addressId, isDefault])).toEqual([
    ['old', 0],
    ['a1', 1],
  ])
  expect(checkout().addressId).toBe('a1')
})

it('drops what the shop no longer sells, and begins with the coupons the shop chooses', async () => {
  const { checkout, settle } = await open({
    placeOrder: () => Promise.reject(refusal('107002410', '手慢了，商品已售罄')),
  })
  checkout().toggleCoupon('c1')
  await vi.waitFor(() => expect(checkout().repricing).toBe(false))
  settle.mockRejectedValueOnce(refusal('107002410', '手慢了，商品已售罄'))
  await checkout().place()
  await vi.waitFor(() =>
    expect(checkout().settlement).toEqual({
      status: 'failed',
      error: { message: '手慢了，商品已售罄', code: '107002410' },
    }),
  )
  await checkout().load({ skuNo: 's1', itemQuantity: 2 })
  expect(settle.mock.lastCall?.[0].couponId).toBeUndefined()
})

it('keeps what it showed when the network fails while the amounts are loaded again', async () => {
  const { checkout, settle } = await open({ placeOrder: placed })
  settle.mockRejectedValueOnce(lost())
  checkout().chooseAddress('a1')
  await vi.waitFor(() => expect(checkout().repricing).toBe(false))
  expect(checkout().settlement.data).toEqual(settlement)
})

it('prices the cart with the last tap in it', async () => {
  const sent = later<Cart>()
  const change = vi.fn(() => sent.promise)
  const settle = vi.fn(async (_: Settle) => settlement)
  const { promotionGroups } = settlement
  const shop = createShop({
    api: fakeApi({
      cart: { read: async () => ({ promotionGroups }), change },
      checkout: { settle, addresses: async () => ({ result: [] }) },
    }),
    ports: fakePorts(),
  })
  await shop.store(cartStore).getState().load()
  shop.store(cartStore).getState().setQuantity('l', 3)
  const loaded = shop.store(checkoutStore).getState().load({})
  await vi.waitFor(() =>
    expect(change).toHaveBeenCalledWith({ operation: 'set', items: [{ id: 'l', itemQuantity: 3 }] }),
  )
  expect(settle).not.toHaveBeenCalled()
  sent.resolve({ promotionGroups })
  await loaded
  expect(settle).toHaveBeenCalledOnce()
})

it('settles for the shown address when the shop took another (S07)', async () => {
  const { checkout, settle, addresses } = await open({ placeOrder: placed })
  expect(settle.mock.calls.map(([wish]) => wish.addressId)).toEqual([undefined])
  addresses.mockResolvedValueOnce({ result: [address('a1'), address('a3', 1)] })
  await checkout().load({ skuNo: 's1', itemQuantity: 2 })
  // Address a1 has been deleted, so the settlement is loaded again for the default address.
  await vi.waitFor(() => expect(settle.mock.calls.map(([wish]) => wish.addressId)).toEqual([undefined, 'a2', 'a3']))

  const old = await open({ placeOrder: placed })
  old.logOut()
  await vi.waitFor(() => expect(old.user().info.data?.isLogin).toBe(1))
  old.settle.mockClear()
  old.addresses.mockResolvedValueOnce({ result: [{ ...address('old', 1), areaIdOld: 1 }, address('a1')] })
  old.logIn('138****8001')
  await old.checkout().load({ skuNo: 's1', itemQuantity: 2 })
  await vi.waitFor(() => expect(old.settle.mock.calls.map(([wish]) => wish.addressId)).toEqual([undefined, 'a1']))
})
