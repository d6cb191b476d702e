import { PROMOTION_TYPE } from '@hearth/domain'
import type { Cart, SpuSkus } from '@hearth/sdk/core'
import { expect, it, onTestFinished } from 'vitest'
import { importFile } from '../../../test/command-line'
import { promote, stockShelf } from '../../../test/shelf'
import { openTestShop } from '../../../test/shop'

it('advertises no promotion that a shopper could not have, and sells the product as if there were none', async () => {
  const shop = await openTestShop()
  onTestFinished(() => shop.close())
  const { db } = shop.connection
  await stockShelf(db, [{ skuNo: 'lamp', price: 10_000 }])
  // These promotions lack their required terms: the time of the balance, the goal, and the reservation time.
  for (const type of [PROMOTION_TYPE.preSale, PROMOTION_TYPE.crowdFunding, PROMOTION_TYPE.reservation])
    await promote(db, { id: `type-${type}`, type, skuNos: ['lamp'], price: 8_000 })
  const { data: products } = await shop.ask<SpuSkus[]>('/api/products/spu_skus/v3?spuNo=spu-lamp')
  expect(products?.[0]?.skus).toMatchObject([{ skuNo: 'lamp', price: 10_000, promotions: [] }])
  const { headers } = await shop.newShopper()
  await shop.ask({
    method: 'PUT',
    url: '/api/cart/v1',
    headers,
    payload: { operation: 'add', items: [{ skuNo: 'lamp', itemQuantity: 1 }] },
  })
  const { data } = await shop.ask<Cart>({ url: '/api/cart/v4', headers })
  expect(data?.promotionGroups[0]?.groups[0]?.subGroups[0]?.products).toMatchObject([
    { skuNo: 'lamp', price: 10_000, productStatus: 1 },
  ])
})

it('refuses an import of an unknown type, with its place', async () => {
  const shop = await openTestShop()
  onTestFinished(() => shop.close())
  const file = {
    promotions: [
      {
        promotionId: 'soon',
        promotionType: 999,
        promotionName: '不存在的活动',
        beginTime: 1,
        endTime: 2,
        skus: [{ skuNo: 'lamp' }],
      },
    ],
  }
  const answer = await importFile(shop, file)
  expect(answer).toMatchObject({
    code: 1,
    output: expect.stringContaining(
      'promotions[0].promotionType: 须是 101、102、103、104、105、110、112、113、114、115、205、1001、1002 之一',
    ),
  })
})
