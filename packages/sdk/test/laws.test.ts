import { afterSale, createCoreApi, orders, products, type Api, type ListSkus, type OrderDetail, type Sku, type Transport } from '@hearth/sdk/core'
import fc from 'fast-check'
import { describe, expect, expectTypeOf, it } from 'vitest'

const tables = { afterSale, orders, products }

/** A shop in memory that knows even skus, and notes what it was asked. */
function shop() {
  const asked: URL[] = []
  const transport: Transport = async ({ url }) => {
    const one = new URL(url)
    asked.push(one)
    const data = one.searchParams.getAll('skuNo').filter((skuNo) => Number(skuNo) % 2 === 0).map((skuNo) => ({ skuNo })).reverse()
    return { status: 200, header: () => undefined, text: async () => JSON.stringify({ code: 0, data }) }
  }
  return { asked, api: createCoreApi({ baseUrl: 'https://shop.example', channelId: 1, platformId: 1, transport }, tables) }
}

describe('laws of the client', () => {
  it('any text in a path or a query arrives as it was', async () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1 }).filter((value) => /[^.]/.test(value))
    await fc.assert(
      fc.asyncProperty(text, fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 5 }), async (orderId, orderItemId) => {
        const { api, asked } = shop()
        await api.orders.get({ orderId })
        expect(asked[0]!.origin).toBe('https://shop.example')
        expect(decodeURIComponent(asked[0]!.pathname.split('/')[3]!)).toBe(orderId)
        expect(asked[0]!.pathname.split('/')).toHaveLength(5)
        await api.afterSale.verifyItems({ orderId, orderItemId })
        expect(asked[1]!.searchParams.getAll('orderItemId')).toEqual(orderItemId)
        expect(asked[1]!.searchParams.get('orderId')).toBe(orderId)
      }),
    )
  })

  it('however look-ups are spread over callers, each gets its own and no request has more than 20 keys or one twice', async () => {
    const keys = fc.array(fc.integer({ min: 1, max: 90 }).map(String), { maxLength: 50 })
    await fc.assert(
      fc.asyncProperty(fc.array(keys, { minLength: 1, maxLength: 8 }), async (callers) => {
        const { api, asked } = shop()
        const replies = await Promise.all(callers.map((skuNo) => api.products.skus({ skuNo })))
        replies.forEach((skus, caller) => {
          expect(skus.map(({ skuNo }) => skuNo)).toEqual([...new Set(callers[caller])].filter((skuNo) => Number(skuNo) % 2 === 0))
        })
        const pages = asked.map((url) => url.searchParams.getAll('skuNo'))
        expect(pages.every((page) => page.length <= 20)).toBe(true)
        expect(pages.flat().toSorted()).toEqual([...new Set(callers.flat())].toSorted())
        expect(pages).toHaveLength(Math.ceil(new Set(callers.flat()).size / 20))
      }),
    )
  })

  it('a call is typed by its line', () => {
    type Shop = Api<typeof tables>
    expectTypeOf<Parameters<Shop['products']['skus']>[0]>().toEqualTypeOf<ListSkus>()
    expectTypeOf<ReturnType<Shop['products']['skus']>>().toEqualTypeOf<Promise<Sku[]>>()
    expectTypeOf<ReturnType<Shop['orders']['get']>>().toEqualTypeOf<Promise<OrderDetail>>()
    const { api } = shop()
    // @ts-expect-error a payload without its path parameter is refused by the compiler
    const wrong = () => api.orders.get({})
    expect(wrong).toBeTypeOf('function')
  })
})
