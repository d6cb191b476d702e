import { catalogue, createCoreApi, parseLine, type ApiError, type Transport } from '@hearth/sdk/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

/** Texts as people and attackers write them: any characters, and sequences with a meaning in URLs. */
const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc
    .array(
      fc.constantFrom(
        '.',
        '..',
        '/',
        '//',
        '\\',
        '%2e',
        '%2F',
        '?',
        '#',
        '&',
        '=',
        '@',
        ':',
        '+',
        ' ',
        '\t',
        '\n',
        '\r',
        '\0',
        'evil.example',
        '{spuNo}',
        '$&',
        '$1',
      ),
      { maxLength: 6 },
    )
    .map((parts) => parts.join('')),
)

const scalar = fc.oneof(text, fc.integer(), fc.boolean())
const name = fc
  .stringMatching(/^[a-zA-Z_]\w{0,8}$/)
  .filter((name) => !['__proto__', 'channelId', 'platformId', 'token'].includes(name))

/** Every call with parameters in its path, except the call whose whole path is a token. */
const filled = Object.entries(catalogue).flatMap(([area, lines]) =>
  Object.entries(lines).flatMap(([call, line]) => {
    const { method, path } = parseLine(line)
    const params = [...path.matchAll(/\{(\w+)\}/g)].map(([, param]) => param!)
    return params.length > 0 && path !== '{token}' ? [{ area, call, method, path, params }] : []
  }),
)

/** Returns the values of a field in the query: none for an absent value, and an empty one for an empty list. */
const valuesOf = (value: unknown): string[] =>
  value == null ? [] : [Array.isArray(value) && value.length === 0 ? '' : value].flat().map(String)

/** A client that records the URLs that it would request. */
function notebook(baseUrl = 'https://shop.example') {
  const urls: string[] = []
  const transport: Transport = async ({ url }) => {
    urls.push(url)
    return { status: 200, headers: { get: () => null }, text: async () => '{"code":0,"data":{}}' }
  }
  return { urls, api: createCoreApi({ baseUrl, channelId: 1, platformId: 1, transport }, catalogue) }
}

describe('addresses', () => {
  it('a payload is read from its query as it went in: arrays as repeated keys, empty ones as an empty value', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(name, fc.oneof(scalar, fc.array(scalar), fc.constant(null), fc.constant(undefined))),
        async (payload) => {
          const { api, urls } = notebook()
          await api.orders.list(payload as never)
          const query = new URL(urls[0]!).searchParams
          const given = Object.entries({ channelId: 1, platformId: 1, ...payload }).map(
            ([name, value]) => [name, valuesOf(value)] as const,
          )
          for (const [name, values] of given) expect(query.getAll(name)).toEqual(values)
          expect([...query.keys()]).toHaveLength(given.reduce((sum, [, values]) => sum + values.length, 0))
        },
      ),
    )
  })

  it('a query is added to the query that an address has already', async () => {
    await fc.assert(
      fc.asyncProperty(fc.dictionary(name, text), fc.dictionary(name, text), async (before, after) => {
        const { api, urls } = notebook()
        await api.products.followToken({ token: `/x?${new URLSearchParams(before)}`, ...after } as never)
        const asked = [...new URL(urls[0]!).searchParams].filter(
          ([name]) => name !== 'channelId' && name !== 'platformId' && name !== 'token',
        )
        expect(asked).toEqual([...Object.entries(before), ...Object.entries(after)])
      }),
    )
  })

  it('no path parameter changes the route: it fills its own segment, or the call is refused', async () => {
    expect(filled.length).toBeGreaterThan(50)
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...filled),
        fc.array(text, { minLength: 4, maxLength: 4 }),
        async ({ area, call, path, params }, values) => {
          const { api, urls } = notebook()
          const payload = Object.fromEntries(params.map((param, index) => [param, values[index]]))
          const calls = api as never as Record<string, Record<string, (payload: object) => Promise<object>>>
          const refused: ApiError | undefined = await calls[area]![call]!(payload).then(
            () => undefined,
            (error: ApiError) => error,
          )
          if (refused) {
            expect(refused.code).toBe('ERR_PAYLOAD')
            expect(urls).toEqual([])
            return
          }
          const { origin, pathname, hash } = new URL(urls[0]!)
          const expected = path
            .split('/')
            .map((segment) => segment.replace(/\{(\w+)\}/g, (_, param: string) => String(payload[param])))
          expect(origin + hash).toBe('https://shop.example')
          expect(pathname.split('/').map(decodeURIComponent)).toEqual(expected)
        },
      ),
      { numRuns: 500 },
    )
  })

  it.each(['https://shop.example', ''])('a token never leads away from the shop with the base %j', async (baseUrl) => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          text,
          text.map((rest) => `/${rest}`),
        ),
        async (token) => {
          const { api, urls } = notebook(baseUrl)
          await api.products.followToken({ token }).catch((error: ApiError) => expect(error.code).toBe('ERR_PAYLOAD'))
          for (const url of urls) expect(new URL(url, 'https://shop.example').origin).toBe('https://shop.example')
        },
      ),
      { numRuns: 1000 },
    )
  })

  it.each(['\uD800', 'a\uDC00b'])(
    'half a character, %j, is no text: the call is refused, and nothing is sent',
    async (orderId) => {
      const { api, urls } = notebook()
      await expect(api.orders.get({ orderId })).rejects.toMatchObject({ code: 'ERR_PAYLOAD' })
      await expect(api.afterSale.verifyItems({ orderId: '1', orderItemId: [orderId] })).rejects.toMatchObject({
        code: 'ERR_PAYLOAD',
      })
      expect(urls).toEqual([])
    },
  )
})
