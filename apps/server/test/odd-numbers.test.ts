import type { ShopFile } from '@hearth/ops'
import type { Cart, ShareImage, Spu, SpuSkus } from '@hearth/sdk/core'
import { productPath } from '@hearth/domain'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ARRIVAL_MESSAGES } from '#areas/messages/arrival-messages'
import { demoShop } from '#demo/demo-shop'
import { settleAddress } from '#web/settle-address'
import { createSitemaps } from '#web/sitemaps'
import { commandLine, importFile } from './command-line'
import { openOrderingShop, type OrderingShop } from './ordering-shop'
import { readCode } from './read-code'

/** Numbers of products as a supplier may give them: they have every character with a meaning in addresses. */
const SPU = 'A/1 b#2%?x&y=灯'
const SKU = `${SPU}+1`
const PATH = '/product/A%2F1%20b%232%25%3Fx%26y%3D%E7%81%AF'
const VERSION = { read: () => Promise.resolve('1'), known: () => '1' }
const ENCODED = encodeURIComponent(SPU)

let shop: OrderingShop
beforeAll(async () => {
  shop = await openOrderingShop(undefined, undefined, { demo: true })
  const { products: [lamp] = [] } = structuredClone(demoShop(shop.ports.clock())) as Required<ShopFile>
  const skus = [{ ...lamp!.skus[0]!, skuNo: SKU, price: 10_000, onShelf: true }]
  const products = [{ ...lamp!, spuNo: SPU, defaultSkuNo: SKU, skus }]
  const { code, output } = await importFile(shop, { products })
  if (code !== 0) throw new Error(output)
})
afterAll(() => shop.close())

it('is read by its number, with its skus and its content', async () => {
  expect((await shop.ask<Spu>(`/api/products/base/v2/${ENCODED}/2`)).data).toMatchObject({ spuNo: SPU })
  const { data } = await shop.ask<SpuSkus[]>(`/api/products/spu_skus/v3?spuNo=${ENCODED}`)
  expect(data?.[0]?.skus.map(({ skuNo }) => skuNo)).toEqual([SKU])
})

it('has one page of its own: in the sitemap, and with its sku chosen', async () => {
  expect(productPath(SPU)).toBe(PATH)
  const sitemap = await createSitemaps(shop.connection.db, VERSION).whole('https://shop.example')
  expect(sitemap).toContain(`<loc>https://shop.example${PATH}</loc>`)
  const chosen = productPath(SPU, SKU)
  expect(await settleAddress(shop.connection.db, chosen)).toBe(chosen)
  expect(await settleAddress(shop.connection.db, productPath('1001', SKU))).toBe('/product/1001')
})

it('is put into the cart, ordered and paid', async () => {
  const buyer = await shop.buyer()
  const added = await shop.ask({
    method: 'PUT',
    url: '/api/cart/v1',
    headers: buyer.headers,
    payload: { operation: 'add', items: [{ skuNo: SKU, itemQuantity: 1 }] },
  })
  expect(added.code).toBe(0)
  const { data } = await shop.ask<Cart>({ url: '/api/cart/v4', headers: buyer.headers })
  expect(JSON.stringify(data)).toContain(JSON.stringify(SKU))
  const { orderId } = await shop.buy(buyer, [{ skuNo: SKU, itemQuantity: 1 }], 10_000)
  await shop.press(await shop.startPayment(buyer, orderId), 'pay')
  const order = await shop.ask({ url: `/api/orders/${orderId}/v1`, headers: buyer.headers })
  expect(JSON.stringify(order.data)).toContain(JSON.stringify(SPU))
})

it('is shared by a picture whose code leads to its page', async () => {
  const { data } = await shop.ask<ShareImage>(
    `/api/content/share/image/v1/${encodeURIComponent(productPath(SPU, SKU))}`,
  )
  const { rawPayload } = await shop.app.inject(data!.url)
  expect(new URL(await readCode(rawPayload)).pathname).toBe(PATH)
})

it('is the target of messages, and is found by the shop’s own command', async () => {
  const [arrived] = ARRIVAL_MESSAGES
  const words = arrived!.words({ spuNo: SPU, skuNo: SKU, productName: '灯' } as never)
  expect(words).toMatchObject({ path: productPath(SPU, SKU) })
  expect((await commandLine(() => shop)('products', '--search', SPU)).output).toContain(SPU)
})
