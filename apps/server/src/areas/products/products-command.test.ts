import { REPLY_CODE } from '@hearth/domain'
import type { PlacedOrder, ProductItem } from '@hearth/sdk/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createKeptReads } from '#kernel/reads/kept-reads'
import { house } from '#shop/actor'
import { runOperator } from '#operator/run-operator'
import { createCatalogueVersion } from '#kernel/reads/catalogue-version'
import { workAt } from '#shop/unit-of-work'
import { draftOf, giveAddress } from '../../../test/shelf'
import { openTestShop, type TestShop } from '../../../test/shop'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({
    demo: true,
    keptReads: ({ db, stock, ports }) =>
      createKeptReads({ version: createCatalogueVersion(db, () => ports.clock()), moves: stock.moves }),
  })
})
afterAll(() => shop.close())

/** Runs a command, and then publishes the changed stock as the running server does. */
const hearth = async (...args: string[]) => {
  const answer = await runOperator(workAt(shop.inside, shop.ports.clock(), house('test')), { args })
  shop.inside.stock.moved()
  return answer
}

describe('the list of products', () => {
  it('shows each with its price, stock, sales, shelf and page, and its skus by their numbers', async () => {
    await hearth('price', '100101', '1.00')
    await hearth('stock', '100101', '7')
    const { output } = await hearth('products', '--search', '1001')
    expect(output).toMatch(
      /^1001 {2}\S.* {2}1\.00-\d+\.\d\d {2}\d+ left {2}\d+ sold {2}on the shelf {2}in \S+ \(\/allproducts\?category=speaker\)\n/,
    )
    expect(output).toMatch(/^ {2}100101 .* 1\.00 {2}7 left {2}0 sold$/m)
    expect(output.match(/^\S/gm)).toHaveLength(1)
  })

  it('finds by a word of a name or a number of a sku, and takes % as a letter', async () => {
    for (const word of ['100101', '音箱 PRO'])
      expect((await hearth('products', '--search', word)).output).toMatch(/^1001 /m)
    expect(await hearth('products', '--search', '%')).toMatchObject({ code: 0, output: 'There are no such products.' })
    expect((await hearth('products', '--count', '3')).output.match(/^\S/gm)).toHaveLength(3)
    expect((await hearth('products', '--count', '1000')).output.match(/^\S/gm)).toHaveLength(50)
  })

  it('tells products off the shelf from those on it', async () => {
    expect((await hearth('products', '--shelf', 'off')).output).toBe('There are no such products.')
    await hearth('shelf', '150101', 'off')
    expect((await hearth('products', '--shelf', 'off')).output).toMatch(
      /^1501 .*on the shelf|^ {2}150101 .*off the shelf$/m,
    )
    expect((await hearth('products', '--shelf', 'off')).output.match(/^\S/gm)).toHaveLength(1)
    await hearth('shelf', '150101', 'on')
    expect(await hearth('products', '--shelf', 'half')).toMatchObject({ code: 2 })
    expect(await hearth('products', 'lamp')).toMatchObject({ code: 2 })
  })
})

describe('a price', () => {
  /** Returns the catalogue version, which is part of the keys of cached pages. */
  const version = async () =>
    Number(
      (
        await shop.connection.db
          .selectFrom('setting')
          .select('value')
          .where('name', '=', 'catalogueVersion')
          .executeTakeFirstOrThrow()
      ).value,
    )
  const card = async () => (await shop.ask<ProductItem[]>('/api/products/items/v2?skuNo=200101')).data![0]!

  it('is the new one for shoppers at once, and an order at the old one is refused', async () => {
    const { id, headers } = await shop.newShopper()
    const addressId = await giveAddress(shop.connection.db, id)
    const { originalPrice, price: before } = await card()
    const old = originalPrice ?? before
    const known = await version()
    expect((await hearth('price', '200101')).output).toMatch(/^200101 .*: \d+\.\d\d yuan\.$/)
    expect((await hearth('price', '200101', '12.30')).output).toMatch(
      new RegExp(`: ${(old / 100).toFixed(2)} yuan before, 12\\.30 yuan now\\.$`),
    )
    expect((await card()).price).toBe(1230)
    expect(await version()).toBe(known + 1)
    const reply = await shop.ask<PlacedOrder>({
      method: 'POST',
      url: '/api/orders/v1',
      headers,
      payload: draftOf(addressId, [{ skuNo: '200101', itemQuantity: 1 }], before),
    })
    expect(reply.code).toBe(REPLY_CODE.priceChanged)
  })

  it('is refused when it could be fen, has no or other decimals, is zero or too large; the price stays', async () => {
    const { price } = await card()
    for (const word of [
      '199',
      '199.0',
      '199.000',
      '0.00',
      '-1.00',
      '+1.00',
      '1e3',
      '１９９.00',
      '199,00',
      '¥199.00',
      '0199.00',
      '99999999.99',
      'NaN',
      '.50',
    ]) {
      expect(await hearth('price', '200101', word)).toMatchObject({
        code: 2,
        output: expect.stringContaining('yuan with two decimals'),
      })
    }
    expect((await card()).price).toBe(price)
    expect(await hearth('price', 'nothing', '1.00')).toMatchObject({
      code: 1,
      output: expect.stringContaining('There is no sku nothing'),
    })
    expect(await hearth('price', '200101', '1.00', '2.00')).toMatchObject({ code: 2 })
    expect(await hearth('price')).toMatchObject({ code: 2 })
  })
})
