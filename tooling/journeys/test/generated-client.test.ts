import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import createClient from 'openapi-fetch'
import { beforeAll, describe, expect, it } from 'vitest'
import type { paths } from '../generated/shop-api'
import { buyWithGeneratedClient } from '../src/buy-with-generated-client'
import { shop } from './with-shop'

const here = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))

beforeAll(async () => {
  execFileSync(process.execPath, [here('generate-client.mjs')])
})

describe('a client made from openapi.json by a public generator', () => {
  // The type check of this package proves what the title says: it fails if an `@ts-expect-error` below is not needed.
  it('refuses by its types what the shop refuses', async () => {
    const client = createClient<paths>({ baseUrl: shop.origin })
    // @ts-expect-error no such address
    expect((await client.GET('/api/nowhere', {})).error).toMatchObject({ code: 107002404, success: false })
    const login = { telephone: '13900000021', ticket: 'one', code: '123456' }
    // @ts-expect-error a session cannot be sent in this way
    const { error } = await client.POST('/api/passport/v1/login', { body: { ...login, session: 'memory' } })
    expect(error).toMatchObject({ code: 107002400, field: 'session' })
  })

  it('does the main task: browses, logs in, orders once under one key, pays, sees the parcel and confirms receipt', async () => {
    const bought = await buyWithGeneratedClient(shop, '13900000021')
    expect(bought.statuses).toEqual([20, 30, 40])
    expect(bought.payAmount).toBeGreaterThan(0)
    expect(bought.trackingNumber).toBe('SF1234567890')
  })
})
