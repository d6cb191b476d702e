import type { Settlement } from '@hearth/sdk/core'
import { expect, it } from 'vitest'
import { demoShop } from '#demo/demo-shop'
import { checkBooks } from '../../../test/check-books'
import { importFile, operate } from '../../../test/command-line'
import { shopOnEveryEngine } from '../../../test/shop-on-every-engine'

const BUYERS = 20

shopOnEveryEngine(
  'a spreadsheet of goods that is imported while they sell',
  async (shop) => {
    const { pictures, merchants, categories, products } = demoShop(shop.ports.clock())
    const [speaker] = products!
    const skus = speaker!.skus.map((sku) => ({ ...sku, stock: 50 }))
    await importFile(shop, { pictures, merchants, categories, products: [{ ...speaker!, skus }] })
  },
  (at) => {
    it('adds the pieces it says, sells none twice, and keeps every sale', async () => {
      const { db } = at.shop.connection
      const buyers = await Promise.all(Array.from({ length: BUYERS }, () => at.shop.buyer()))
      const table = [
        ['SKU编号', '已售(勿改)', '库存'],
        ['100101', '0', '150'],
      ]
      const { headers } = buyers[0]!
      const { data } = await at.shop.ask<Settlement>({ url: '/api/cart/v1/settlement?skuNo=100101', headers })
      const take = () => operate(at.shop, { args: ['products', 'import', 'goods.xlsx'], table })
      const [orders, imports] = await Promise.all([
        Promise.all(
          buyers.map((buyer) => at.shop.buy(buyer, [{ skuNo: '100101', itemQuantity: 1 }], data!.amounts.payAmount)),
        ),
        Promise.all([take(), take(), take()]),
      ])
      expect(imports.map(({ code, output }) => `${code} ${output.split('\n')[0]}`)).toEqual(
        Array(3).fill('0 Imported:'),
      )
      expect(new Set(orders.map(({ orderId }) => orderId)).size).toBe(BUYERS)
      const sku = await db.selectFrom('sku').select(['stock', 'sold']).where('sku_no', '=', '100101').executeTakeFirst()
      expect(sku).toEqual({ stock: 150 - BUYERS, sold: BUYERS })
      expect(await checkBooks(db, {})).toEqual([])
    })
  },
)
