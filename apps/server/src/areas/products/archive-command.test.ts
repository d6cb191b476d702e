import { CONTENT_PAGE, REPLY_CODE } from '@hearth/domain'
import type { Cart, OrderDetail, Settlement, Spu } from '@hearth/sdk/core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoShop } from '#demo/demo-shop'
import { createSitemaps } from '#web/sitemaps'
import { checkBooks } from '../../../test/check-books'
import { commandLine, importFile, operate } from '../../../test/command-line'
import { openOrderingShop, type OrderingShop } from '../../../test/ordering-shop'
import { askAs, auditOf, newStaff } from '../../../test/staff'

let shop: OrderingShop
beforeAll(async () => {
  shop = await openOrderingShop(undefined, undefined, { demo: true })
})
afterAll(() => shop.close())

const hearth = commandLine(() => shop)
const VERSION = { read: () => Promise.resolve(`${Math.random()}`) }

/** Returns the names of the lists that contain a product, of all lists for shoppers, search engines and staff. */
async function listsWith(spuNo: string): Promise<string[]> {
  const page = (url: string) => `/cms/api/v1/widgets?urlMapping=${encodeURIComponent(url)}`
  const urls = {
    home: page(CONTENT_PAGE.home),
    'all products': page(CONTENT_PAGE.allProducts),
    category: `${page(CONTENT_PAGE.allProducts)}&categoryCode=speaker`,
    promotions: '/api/platform/promotions/v1/bytype?promotionType=102',
  }
  const found: string[] = []
  for (const [list, url] of Object.entries(urls)) {
    const { data } = await shop.ask({ url })
    expect(data, list).toBeDefined()
    const reply = JSON.stringify(data)
    if (reply.includes(`"spuNo":"${spuNo}"`)) found.push(list)
  }
  const sitemap = await createSitemaps(shop.connection.db, VERSION as never).whole('https://shop.example')
  if (sitemap.includes(`/product/${spuNo}<`)) found.push('sitemap')
  if ((await hearth('products', '--count', '1000')).output.includes(`\n${spuNo}  `)) found.push('hearth')
  const { table } = await hearth('products', 'export')
  if (table!.rows.some(([of]) => of === spuNo)) found.push('spreadsheet')
  return found
}

it('an archived product is in no list, gone from carts and its page, kept in orders, and comes back as it was', async () => {
  const buyer = await shop.buyer()
  const headers = buyer.headers
  const settled = await shop.ask<Settlement>({ url: '/api/cart/v1/settlement?skuNo=100201', headers })
  const { orderId } = await shop.buy(buyer, [{ skuNo: '100201', itemQuantity: 1 }], settled.data!.amounts.payAmount)
  await shop.ask({
    method: 'PUT',
    url: '/api/cart/v1',
    headers,
    payload: { operation: 'add', items: [{ skuNo: '100202', itemQuantity: 1 }] },
  })
  const before = await listsWith('1002')
  expect(before).toEqual(
    expect.arrayContaining(['home', 'all products', 'category', 'sitemap', 'hearth', 'spreadsheet']),
  )
  const skus = () =>
    shop.connection.db.selectFrom('sku').selectAll().where('spu_no', '=', '1002').orderBy('sku_no').execute()
  await hearth('shelf', '100203', 'off')
  const shelved = await skus()

  const { code, output } = await hearth('products', 'archive', '1002')
  expect(`${code} ${output}`).toMatch(/^0 1002 .* is archived\. .*hearth products restore 1002$/)
  shop.wait(2000)
  expect(await listsWith('1002')).toEqual([])
  expect((await hearth('products', '--shelf', 'archived')).output).toMatch(/1002 .* archived 20/)
  expect(await shop.ask<Spu>('/api/products/base/v2/1002/2')).toMatchObject({ code: REPLY_CODE.notFound })
  const cart = await shop.ask<Cart>({ url: '/api/cart/v4', headers })
  expect(JSON.stringify(cart.data)).toMatch(/"skuNo":"100202".*"productStatus":5|"productStatus":5.*"skuNo":"100202"/)
  const order = await shop.ask<OrderDetail>({ url: `/api/orders/${orderId}/v1`, headers })
  expect(JSON.stringify(order.data)).toContain('100201')
  expect((await hearth('shelf', '100201', 'on')).output).toContain('已归档')
  expect((await hearth('products', 'archive', '1002')).code).toBe(0)

  expect((await hearth('products', 'restore', '1002')).output).toContain('is back, with')
  shop.wait(2000)
  expect(await listsWith('1002')).toEqual(before)
  const plain = (rows: Awaited<ReturnType<typeof skus>>) => rows.map(({ version: _, ...row }) => row)
  expect(plain(await skus())).toEqual(plain(shelved))
  expect((await auditOf(shop)).at(-1)).toMatchObject({ call: 'products.setArchived', target_id: '1002' })
  expect(await checkBooks(shop.connection.db, {})).toEqual([])
})

it('its number is used by no other product, neither by a shop file nor by a spreadsheet', async () => {
  await hearth('products', 'archive', '1003')
  const product = demoShop(shop.ports.clock()).products!.find(({ spuNo }) => spuNo === '1003')!
  expect((await importFile(shop, { products: [product] })).output).toContain('products[0].spuNo: 1003 已归档')
  const table = [
    ['商品编号', '商品名称'],
    ['1003', '别的'],
  ]
  const { code, output } = await operate(shop, { args: ['products', 'import', 'goods.xlsx'], table })
  expect(code).toBe(1)
  expect(output).toContain('第 2 行 商品编号：1003 已归档')
  await hearth('products', 'restore', '1003')
})

it('is archived in the version that staff read, by staff with the permission, and only where it exists', async () => {
  expect((await hearth('products', 'archive', 'nobody')).output).toContain('There is no product nobody')
  const [staff, support] = [await newStaff(shop, 'catalogue'), await newStaff(shop, 'support')]
  const put = (by: typeof staff, version: number) =>
    askAs(shop, by, 'PUT /ops/products/1001/archived/v1', { version, archived: true })
  expect((await put(support, 0)).code).not.toBe(0)
  expect((await put(staff, 7)).code).not.toBe(0)
  expect((await hearth('products', '--search', '1001')).output).toContain('on the shelf')
})
