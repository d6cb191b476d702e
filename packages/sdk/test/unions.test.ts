import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createCoreApi, type ApiError, afterSale, cart } from '@hearth/sdk/core'
import { createStub } from '@hearth/sdk/testing'
import { describe, expect, it } from 'vitest'

interface Schema {
  $ref?: string
  anyOf?: Schema[]
  oneOf?: Schema[]
  properties?: Record<string, Schema & { const?: string | number; enum?: string[] }>
  discriminator?: { propertyName: string }
}

const read = (name: string) =>
  JSON.parse(readFileSync(fileURLToPath(new URL(`../generated/${name}`, import.meta.url)), 'utf8'))
const { definitions, ...calls } = read('schemas.json') as { definitions: Record<string, Schema> } & Record<
  string,
  { payload: Schema }
>
const named = ({ $ref }: Schema) => definitions[$ref!.split('/').at(-1)!]!

/** Every union of objects in a schema, nested ones included. */
function unionsIn(schema: Schema, seen = new Set<Schema>()): Schema[] {
  if (seen.has(schema)) return []
  seen.add(schema)
  const inside = Object.values(schema).flatMap((value) =>
    value && typeof value === 'object' ? unionsIn(value as Schema, seen) : [],
  )
  const target = schema.$ref ? unionsIn(named(schema), seen) : []
  const branches = schema.oneOf ?? schema.anyOf ?? []
  return [...(branches.some((one) => one.$ref && named(one).properties) ? [schema] : []), ...inside, ...target]
}

describe('a union', () => {
  it('in a payload is distinguished by one word, so that a refusal names the field of the intended kind', () => {
    const unions = Object.entries(calls).flatMap(([name, { payload }]) =>
      unionsIn(payload).map((union) => ({ name, by: union.discriminator?.propertyName })),
    )
    expect(unions).toEqual([
      { name: 'afterSale.submitBill', by: 'submission' },
      { name: 'cart.change', by: 'operation' },
      { name: 'checkout.placeOrder', by: 'kind' },
      { name: 'checkout.settle', by: 'kind' },
      { name: 'orders.create', by: 'kind' },
    ])
  })

  it('of the interfaces has exactly one branch for each value of its key', () => {
    expect(
      Object.entries(definitions).filter(([, { anyOf }]) =>
        anyOf?.some(({ $ref }) => $ref && definitions[$ref.split('/').at(-1)!]?.properties),
      ),
    ).toEqual([])
    const worths = ['CouponBatch', 'Coupon', 'CheckoutCoupon', 'PresentCoupon'].map((name) =>
      definitions[name]!.oneOf!.map((one) => one.properties!['discountType']!.const),
    )
    expect(worths).toEqual([
      [1, 2, 3],
      [1, 2, 3],
      [1, 2, 3],
      [1, 2, 3],
    ])
    expect(definitions['Widget']!.oneOf!.map((one) => named(one).properties!['widgetType']!.const)).toEqual([
      17, 1, 2, 3, 4, 5, 6,
    ])
  })

  it('is in the OpenAPI document a choice of bodies, each with the conventions', () => {
    const { put } = read('openapi.json').paths['/api/cart/v1']
    const { oneOf } = put.requestBody.content['application/json'].schema
    expect(oneOf.map(({ allOf }: { allOf: Schema[] }) => allOf.map(({ $ref }) => $ref!.split('/').at(-1)))).toEqual([
      ['AddToCart', 'Conventions'],
      ['SetCartQuantity', 'Conventions'],
      ['CheckCart', 'Conventions'],
      ['RemoveFromCart', 'Conventions'],
    ])
  })

  it('leaves its path parameter to the path, in each branch of its body', () => {
    const { paths } = read('openapi.json')
    const { put } = paths['/api/platform/afterSales/v1/{afterSaleOrderId}']
    expect(put.parameters[0]).toMatchObject({ name: 'afterSaleOrderId', in: 'path' })
    const { oneOf } = put.requestBody.content['application/json'].schema
    expect(oneOf.map(({ allOf: [own] }: { allOf: Schema[] }) => Object.keys(own!.properties!))).toEqual([
      ['submission', 'expressCompany', 'expressNumber'],
      ['submission', 'bankInfo'],
    ])
    expect(put.requestBody.required).toBe(true)
  })
})

describe('the stub', () => {
  const stub = createStub()
  const api = createCoreApi(
    { baseUrl: '', channelId: 1, platformId: 1, transport: stub.transport },
    { afterSale, cart },
  )
  const fieldOf = (asked: Promise<object>) =>
    asked.then(
      () => 'none',
      (error: ApiError) => error.field,
    )

  it('names the field that the intended kind lacks', async () => {
    const bankInfo = { bankName: '招商银行', accountName: '林小暖', accountNumber: '6214830100001234' }
    expect(await fieldOf(api.afterSale.submitBill({ afterSaleOrderId: '1', submission: 'bankInfo', bankInfo }))).toBe(
      'none',
    )
    expect(
      await fieldOf(api.afterSale.submitBill({ afterSaleOrderId: '1', submission: 'parcel', bankInfo } as never)),
    ).toBe('expressCompany')
    expect(await fieldOf(api.cart.change({ operation: 'set', items: [{ id: '1' }] } as never))).toBe('itemQuantity')
    expect(await fieldOf(api.cart.change({ operation: 'empty', items: [] } as never))).toBe('operation')
  })
})
