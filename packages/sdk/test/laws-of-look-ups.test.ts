import { createCoreApi, products, type ApiError, type Transport } from '@hearth/sdk/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

type Field = 'skuNo' | 'spuNo'

/**
 * A shop in memory that has the even keys, returns them out of order, refuses pages with a broken key, and records its
 * requests.
 */
function shop(broken = new Set<string>()) {
  const pages: { path: string; field: Field; keys: string[] }[] = []
  const transport: Transport = async ({ url }) => {
    const { pathname: path, searchParams } = new URL(url)
    const field: Field = searchParams.has('skuNo') ? 'skuNo' : 'spuNo'
    const keys = searchParams.getAll(field)
    pages.push({ path, field, keys })
    const bad = keys.find((key) => broken.has(key))
    const found = keys
      .filter((key) => Number(key) % 2 === 0)
      .map((key) => ({ [field]: key }))
      .reverse()
    return {
      status: 200,
      headers: { get: () => null },
      text: async () =>
        JSON.stringify(bad ? { code: 107002000 + Number(bad) + 200, success: false } : { code: 0, data: found }),
    }
  }
  return {
    pages,
    api: createCoreApi({ baseUrl: 'https://shop.example', channelId: 1, platformId: 1, transport }, { products }),
  }
}

const keys = fc.array(fc.integer({ min: 1, max: 90 }).map(String), { maxLength: 50 })
const callers = fc.array(keys, { minLength: 1, maxLength: 8 })
const unique = (keys: string[]) => [...new Set(keys)]
const known = (keys: string[]) => unique(keys).filter((key) => Number(key) % 2 === 0)

describe('look-ups of one turn', () => {
  it('in any split over callers, each gets its own in its own order; no request has more than 20 keys, and none is requested twice', async () => {
    await fc.assert(
      fc.asyncProperty(callers, async (callers) => {
        const { pages, api } = shop()
        const replies = await Promise.all(callers.map((skuNo) => api.products.skus({ skuNo })))
        expect(replies.map((skus) => skus.map(({ skuNo }) => skuNo))).toEqual(callers.map(known))
        expect(pages.every(({ keys }) => keys.length <= 20)).toBe(true)
        // Every key is requested once, in the order of the callers, and in as few requests as possible.
        expect(pages.flatMap(({ keys }) => keys)).toEqual(unique(callers.flat()))
        expect(pages).toHaveLength(Math.ceil(unique(callers.flat()).length / 20))
      }),
    )
  })

  it('by two kinds of key, each kind is sent in requests of its own', async () => {
    await fc.assert(
      fc.asyncProperty(keys, keys, async (skuNo, spuNo) => {
        const { pages, api } = shop()
        const found = await api.products.items({ skuNo, spuNo })
        expect(found).toEqual([
          ...known(skuNo).map((skuNo) => ({ skuNo })),
          ...known(spuNo).map((spuNo) => ({ spuNo })),
        ])
        for (const [field, asked] of [
          ['skuNo', skuNo],
          ['spuNo', spuNo],
        ] as const) {
          expect(pages.filter((page) => page.field === field).flatMap(({ keys }) => keys)).toEqual(unique(asked))
        }
      }),
    )
  })

  it('when pages fail, exactly their callers are rejected, with the code of the first in the requested order', async () => {
    await fc.assert(
      fc.asyncProperty(
        callers,
        fc.array(fc.integer({ min: 1, max: 90 }).map(String), { maxLength: 3 }),
        async (callers, broken) => {
          const { pages, api } = shop(new Set(broken))
          const results = await Promise.allSettled(callers.map((skuNo) => api.products.skus({ skuNo })))
          const codeOf = (key: string) => {
            const bad = pages.find(({ keys }) => keys.includes(key))!.keys.find((key) => broken.includes(key))
            return bad && String(107002000 + Number(bad) + 200)
          }
          results.forEach((result, index) => {
            const code = callers[index]!.map(codeOf).find(Boolean)
            if (result.status === 'fulfilled') expect(code).toBeUndefined()
            else expect((result.reason as ApiError).code).toBe(code)
          })
        },
      ),
    )
  })
})
