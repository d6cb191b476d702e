import type { Cart, ChangeCart, Sku, Spu } from '@hearth/sdk/core'
import { expect, it, vi } from 'vitest'
import { badgeStore } from '#cart/badge-store'
import { productStore, selectCurrentSku } from '#product/product-store'
import { createShop } from '#shop/create-shop'
import { fakeApi } from '#testing/fake-api'
import { fakePorts } from '#testing/fake-ports'
import { later } from '#testing/later'

const picture = { url: '', alt: '', width: 1, height: 1 }
const sku = (skuNo: string, colour: string, size: string, parts: Partial<Sku> = {}): Sku => ({
  skuNo,
  spuNo: 'p1',
  skuName: '',
  attributes: [
    { name: '颜色', value: colour },
    { name: '规格', value: size },
  ],
  price: 100,
  skuStatus: 1,
  skuSaleStatus: 1,
  inventoryStatus: 1,
  limitQuantity: 5,
  picture,
  promotions: [],
  ...parts,
})
const skus = [
  sku('s1', '白', '大', { inventoryStatus: 0 }),
  sku('s2', '白', '小'),
  sku('s3', '黑', '大', { surplus: 2 }),
]
const spu = { spuNo: 'p1', defaultSkuNo: 's2' } as Spu

function open(change: (change: ChangeCart) => Promise<Cart> = () => Promise.reject(new Error())) {
  const ports = fakePorts()
  const get = vi.fn(async () => spu)
  const shop = createShop({
    api: fakeApi({ products: { get, spuSkus: async () => [{ spuNo: 'p1', skus }] }, cart: { change } }),
    ports,
  })
  return { shop, ports, get, product: () => shop.store(productStore('p1')).getState() }
}

it('picks the requested sku, and another one when that is sold out', async () => {
  const { product } = open()
  await product().load('s3')
  expect(product()).toMatchObject({ skuNo: 's3', selected: { 颜色: '黑', 规格: '大' } })
  await product().load('s1')
  expect(product().skuNo).toBe('s2')
})

it('keeps the pick when the page is shown again', async () => {
  const { product, get } = open()
  await product().load()
  product().choose('颜色', '黑')
  await product().load()
  expect(product().skuNo).toBe('s3')
  expect(get).toHaveBeenCalledTimes(1)
})

it('writes the choice to the address, unless it is there already', async () => {
  const { product, ports } = open()
  await product().load()
  expect(ports.queries).toEqual([])
  product().choose('颜色', '黑')
  await product().load('s3')
  expect(ports.queries).toEqual(['skuNo=s3'])
})

it('moves to the nearest sku when a combination does not exist', async () => {
  const { product } = open()
  await product().load('s2')
  product().choose('颜色', '黑')
  expect(selectCurrentSku(product())?.skuNo).toBe('s3')
  expect(product().selected).toEqual({ 颜色: '黑', 规格: '大' })
})

it('prefers a sku in stock to the sold-out one with every choice made', async () => {
  const { product } = open()
  await product().load('s2')
  product().choose('规格', '大')
  expect(product().skuNo).toBe('s3')
})

it('never requests more pieces than there are', async () => {
  const { product } = open()
  await product().load('s2')
  product().setQuantity(9)
  expect(product().quantity).toBe(5)
  product().choose('颜色', '黑')
  expect(product().quantity).toBe(2)
  product().setQuantity(0)
  expect(product().quantity).toBe(1)
})

it('puts the pick into the cart once for two presses and counts it', async () => {
  const line = { id: 'l', itemQuantity: 3, productStatus: 1, shoppingCartStatus: 1 }
  const change = vi.fn(
    async (_: ChangeCart) =>
      ({ promotionGroups: [{ groups: [{ subGroups: [{ products: [line] }] }] }] }) as unknown as Cart,
  )
  const { product, shop } = open(change)
  await product().load('s2')
  product().setQuantity(3)
  expect(await Promise.all([product().addToCart(), product().addToCart()])).toEqual([true, false])
  expect(change.mock.calls.map(([sent]) => sent)).toEqual([
    { operation: 'add', items: [{ skuNo: 's2', itemQuantity: 3 }], visitor: 'cookie' },
  ])
  expect(shop.store(badgeStore).getState().count).toBe(3)
})

it('takes the pick and its quantity to checkout', async () => {
  const { product, ports } = open()
  await product().load('s3')
  product().setQuantity(2)
  product().buyNow()
  expect(ports.visited).toEqual(['/checkout?skuNo=s3&itemQuantity=2'])
})

it('shows which of the two ways to buy is running, and starts neither twice', async () => {
  vi.useFakeTimers()
  const answer = later<Cart>()
  const { product, ports } = open(() => answer.promise)
  await product().load('s3')
  const adding = product().addToCart()
  expect(product()).toMatchObject({ adding: true })
  expect(product().leaving).toBeFalsy()
  expect(await product().addToCart()).toBe(false)
  answer.resolve({ promotionGroups: [] })
  await adding
  product().buyNow()
  product().buyNow()
  expect(product()).toMatchObject({ adding: false, leaving: true })
  expect(ports.visited).toHaveLength(1)
  vi.advanceTimersByTime(1000)
  expect(product().leaving, 'for who comes back to the page').toBe(false)
  vi.useRealTimers()
})

it('keeps two product pages apart: an action on one blocks no button of the other', async () => {
  const answer = later<Cart>()
  const { shop, product } = open(() => answer.promise)
  const other = () => shop.store(productStore('p2')).getState()
  await product().load()
  expect(other().spu.status).toBe('idle')
  const adding = product().addToCart()
  expect(product().adding).toBe(true)
  expect(other().adding).toBeFalsy()
  product().buyNow()
  expect(other().leaving).toBeFalsy()
  answer.resolve({ promotionGroups: [] })
  await adding
})

it('records a viewed product and what went into the cart, and nothing that failed', async () => {
  const empty: Cart = { promotionGroups: [] }
  const { product, ports } = open(async () => empty)
  await product().load('s3')
  product().setQuantity(2)
  await product().addToCart()
  expect(ports.recorded).toEqual([
    { event: 'product-seen', spuNo: 'p1' },
    { event: 'cart-add', skuNo: 's3', quantity: 2 },
  ])
  const failing = open()
  failing.get.mockRejectedValue(new Error('断网'))
  await failing.product().load()
  await failing.product().addToCart()
  expect(failing.ports.recorded).toEqual([])
})
