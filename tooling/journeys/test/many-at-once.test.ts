import { request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { decodeHtml } from './decode-html'
import { shop } from './with-shop'

const PAGES = 160

let products: { spuNo: string; name: string; prices: number[] }[]

interface Sku {
  spuNo: string
  price: number
  promotions: { promotionPrice?: number }[]
}

beforeAll(async () => {
  const map = await (await fetch(`${shop.origin}/sitemap.xml`)).text()
  const spuNos = [...map.matchAll(/\/product\/(\w+)/g)].map((match) => match[1] ?? '')
  products = await Promise.all(
    spuNos.map(async (spuNo) => {
      const { name } = await ask<{ name: string }>(`/api/products/base/v2/${spuNo}/1`)
      const [{ skus }] = await ask<[{ skus: Sku[] }]>(`/api/products/spu_skus/v3?spuNo=${spuNo}`)
      return {
        spuNo,
        name,
        prices: skus.flatMap((sku) => [
          sku.price,
          ...sku.promotions.map(({ promotionPrice }) => promotionPrice ?? sku.price),
        ]),
      }
    }),
  )
})

describe(`${PAGES} product pages requested at once`, () => {
  it.each(['identity', 'gzip', 'br'])('each show their own product, sent as %s', async (encoding) => {
    // A unique number in each query, so that none of the pages was rendered before.
    const asked = Array.from({ length: PAGES }, (_, at) => ({ at, product: products[at % products.length]! }))
    const pages = await Promise.all(
      asked.map(({ at, product }) => getPage(`/product/${product.spuNo}?visit=${encoding}-${at}`, encoding)),
    )
    for (const [at, page] of pages.entries()) expectToShow(page, asked[at]!.product)
    expect(new Set(pages.map(({ encoding }) => encoding))).toEqual(new Set([encoding]))
  })

  it('each show their own product when the pages are cached', async () => {
    const asked = Array.from({ length: PAGES }, (_, at) => products[(at * 7) % products.length]!)
    const encodings = ['identity', 'gzip', 'br']
    for (const round of [0, 1]) {
      const pages = await Promise.all(
        asked.map(({ spuNo }, at) => getPage(`/product/${spuNo}`, encodings[(at + round) % 3]!)),
      )
      for (const [at, page] of pages.entries()) expectToShow(page, asked[at]!)
    }
  })
})

interface SentPage {
  status: number
  encoding: string
  html: string
}

function expectToShow({ status, html }: SentPage, { spuNo, name, prices }: (typeof products)[number]): void {
  expect(status).toBe(200)
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
  expect(textOf(/<h1[^>]*>([\s\S]*?)<\/h1>/.exec(main)?.[1] ?? '')).toBe(name)
  expect(decodeHtml(/<title>([^<]*)/.exec(html)?.[1] ?? '')).toContain(name)
  // The first price of the page, right below the gallery, is that of the product.
  const price = /¥\s*([\d,]+\.\d\d)/.exec(textOf(main))?.[1]?.replaceAll(',', '')
  expect(
    prices.map((fen) => (fen / 100).toFixed(2)),
    `${name} at ${price}`,
  ).toContain(price)
  const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}') as {
    sku: string
    name: string
  }
  expect(data).toMatchObject({ sku: spuNo, name })
  const stores = Object.keys(
    (JSON.parse(/<script type="application\/json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '{}') as { stores: object })
      .stores,
  )
  expect(stores.filter((store) => store.startsWith('product:'))).toEqual([`product:${spuNo}`])
}

/** Sends a request without a browser, so that it accepts only the given encoding. */
function getPage(path: string, accept: string): Promise<SentPage> {
  return new Promise((resolve, reject) => {
    const asked = request(shop.origin + path, { headers: { 'accept-encoding': accept }, agent: false }, (reply) => {
      const parts: Buffer[] = []
      reply.on('data', (part: Buffer) => parts.push(part))
      reply.on('error', reject)
      reply.on('end', () => {
        const encoding = reply.headers['content-encoding'] ?? 'identity'
        const bytes = Buffer.concat(parts)
        const plain = encoding === 'br' ? brotliDecompressSync(bytes) : encoding === 'gzip' ? gunzipSync(bytes) : bytes
        resolve({ status: reply.statusCode ?? 0, encoding, html: plain.toString() })
      })
    })
    asked.on('error', reject)
    asked.end()
  })
}

const ask = async <Data>(path: string): Promise<Data> =>
  ((await (await fetch(shop.origin + path)).json()) as { data: Data }).data

const textOf = (html: string): string => decodeHtml(html.replace(/<!--.*?-->/g, '').replace(/<[^>]*>/g, '')).trim()
