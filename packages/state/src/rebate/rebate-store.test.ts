import type { EstimateRebate, RebateProduct } from '@hearth/sdk/core'
import { expect, it, vi } from 'vitest'
import { rebateStore } from '#rebate/rebate-store'
import { createShop } from '#shop/create-shop'
import { fakeApi } from '#testing/fake-api'
import { fakePorts } from '#testing/fake-ports'

const NOW = 1_700_000_000_000

const productOf = (at: number, more: Partial<RebateProduct> = {}) =>
  ({
    skuNo: `k${at}`,
    spuNo: `p${at}`,
    name: `灯 ${at}`,
    price: 10_000,
    itemType: 1,
    beginTime: NOW - 1,
    endTime: NOW + 1,
    ...more,
  }) as RebateProduct

function open({ estimate }: { estimate?: (wish: EstimateRebate) => Promise<never> } = {}) {
  const listProducts = vi.fn(async ({ pageNo = 1 }: { pageNo?: number }) => ({
    list:
      pageNo === 1
        ? [productOf(1), productOf(2, { endTime: NOW - 1 })]
        : [productOf(3, { beginTime: NOW + 1 }), productOf(4)],
    count: 40,
  }))
  const shop = createShop({
    api: fakeApi({
      rebate: {
        getSummary: async () => ({ todayAmount: 1, monthAmount: 2, totalAmount: 3, orderCount: 4 }),
        createShareCode: async () => ({ shareId: 's1', url: 'https://shop.example/product/p1?shareId=s1' }),
      },
      rebateShop: {
        listProducts,
        listSkus: async () => ({ result: [productOf(9)], count: 1 }),
        listCategories: async () => ({ result: [{ categoryCode: 'lamp', name: '灯具' }] }),
        estimate:
          estimate ??
          (async ({ productInfoList }: EstimateRebate) => ({
            result: productInfoList.map(({ skuNo }) => ({ skuNo, estimateAmount: 500, rate: 5 })),
          })),
      },
    }),
    ports: { ...fakePorts(), clock: () => NOW },
  })
  return { listProducts, state: () => shop.store(rebateStore).getState() }
}

it('replaces the list with page 1, appends later pages, and keeps only running products', async () => {
  const { listProducts, state } = open()
  await state().open()
  expect(state().list.data?.map(({ skuNo }) => skuNo)).toEqual(['k1'])
  await state().loadMore()
  expect(state().list.data?.map(({ skuNo }) => skuNo)).toEqual(['k1', 'k4'])
  expect(listProducts.mock.calls.map(([wish]) => wish)).toEqual([
    { pageNo: 1, pageSize: 20 },
    { pageNo: 2, pageSize: 20 },
  ])
  expect(state().hasMore).toBe(false)
  await state().open()
  expect(state().list.data?.map(({ skuNo }) => skuNo)).toEqual(['k1'])
  await state().load('lamp')
  expect(state().list.data?.map(({ skuNo }) => skuNo)).toEqual(['k9'])
})

it('shows products with what they would earn, and without it where that cannot be loaded', async () => {
  const asked = open()
  await asked.state().open()
  expect(asked.state().list.data?.[0]).toMatchObject({ estimateAmount: 500, rate: 5 })
  const refused = open({ estimate: () => Promise.reject(new Error('no')) })
  await refused.state().open()
  expect(refused.state().list.status).toBe('ready')
  expect(refused.state().list.data?.[0]?.estimateAmount).toBeUndefined()
})

it('makes the share of a product', async () => {
  const { state } = open()
  expect(await state().share({ skuNo: 'k1', spuNo: 'p1' }, 'promoter')).toMatchObject({ shareId: 's1' })
  expect(state().sharing).toBeUndefined()
})
