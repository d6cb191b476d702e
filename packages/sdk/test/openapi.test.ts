import { readFileSync } from 'node:fs'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { catalogue, parseLine, type CallTable } from '@hearth/sdk/core'

interface Schema {
  $ref?: string
  required?: string[]
  allOf?: Schema[]
}

interface Media {
  schema: Schema
  /** An example of the content; absent for a file. */
  example?: object
}

interface Parameter {
  $ref?: string
  name: string
  in: string
  required?: boolean
  explode?: boolean
  schema?: Schema
  content?: Record<string, Media>
  example?: object
}

interface Operation {
  operationId: string
  tags: string[]
  summary: string
  servers?: { url: string }[]
  security?: object[]
  description: string
  parameters: Parameter[]
  requestBody?: { required: boolean; content: Record<string, Media> }
  responses: Record<string, { $ref?: string; content?: Record<string, Media> }>
  'x-hearth-calls': string[]
  'x-hearth-flags': string[]
}

interface Document {
  openapi: string
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { parameters: Record<string, Parameter>; schemas: Record<string, Schema> }
}

const source = readFileSync(new URL('../generated/openapi.json', import.meta.url), 'utf8')
const document: Document = JSON.parse(source)
const places = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({
    path,
    method: method.toUpperCase(),
    operation,
    pointer: `/paths/${escape(path)}/${method}`,
  })),
)
const byCall = new Map(places.flatMap((place) => place.operation['x-hearth-calls'].map((name) => [name, place])))
const operationOf = (name: string) => byCall.get(name)!.operation
const parametersOf = (name: string) =>
  operationOf(name).parameters.map((one) =>
    one.$ref ? document.components.parameters[one.$ref.split('/').at(-1)!]! : one,
  )

const tables: Readonly<Record<string, CallTable>> = catalogue
const lines = Object.entries(tables).flatMap(([area, table]) =>
  Object.entries(table).map(([own, text]) => ({ area, name: `${area}.${own}`, line: parseLine(String(text)) })),
)

const ajv = new Ajv2020({ strict: false })
ajv.addSchema(document, 'openapi')

/** Escapes one step of a JSON pointer. */
function escape(step: string): string {
  return encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'))
}

/** Checks an example against the schema at `pointer` in the document, and returns its faults; undefined for none. */
function faultOf(pointer: string, example: object): string | undefined {
  const check = ajv.compile({ $ref: `openapi#${pointer}` })
  return check(example) ? undefined : `${pointer}: ${ajv.errorsText(check.errors)}`
}

describe('the OpenAPI document', () => {
  it('has every call of the catalogue, each as the operation that is sent', () => {
    expect(document.openapi).toBe('3.1.0')
    expect([...byCall.keys()].sort()).toEqual(lines.map(({ name }) => name).sort())
    const differing = lines.filter(({ area, name, line }) => {
      const { path, method, operation } = byCall.get(name)!
      if (line.flags.external) return operation.servers?.[0]?.url !== `https://${line.flags.external}.example`
      const [server = { url: 'https://{host}' }] = operation.servers ?? []
      return (
        method !== line.method ||
        server.url + path !== `https://{host}${line.path.replace(/^\{/, '/{')}` ||
        operation.tags[0] !== area.replace('orders', operation.tags[0]!)
      )
    })
    expect(differing.map(({ name }) => name)).toEqual([])
  })

  it('has an example of its own for every text', () => {
    expect([...source.matchAll(/"(\w+)": "…+"/g)].map(([, field]) => field)).toEqual([])
  })

  it('says of every call who may ask it, whether it is built, and what it refuses', () => {
    expect(operationOf('products.get')).toMatchObject({
      'x-hearth-built': true,
      description: expect.stringContaining('Asked by visitors and shoppers.'),
    })
    expect(operationOf('products.get').security).toBeUndefined()
    expect(operationOf('orders.get')).toMatchObject({
      'x-hearth-built': true,
      security: [{ cookie: [] }, { session: [] }],
    })
    expect(operationOf('cart.read')).toMatchObject({
      'x-hearth-built': true,
      security: [{}, { cookie: [] }, { session: [] }, { visitor: [] }],
    })
    expect(operationOf('orders.confirm')).toMatchObject({
      description: expect.stringContaining('- `107002414` wrongState: if the order is not in transit'),
    })
  })

  it('joins two lines of one address, and says so', () => {
    expect(places).toHaveLength(lines.length - 1)
    expect(operationOf('orders.create')).toBe(operationOf('checkout.placeOrder'))
    expect(operationOf('orders.create')).toMatchObject({
      operationId: 'checkout.placeOrder',
      'x-hearth-calls': ['checkout.placeOrder', 'orders.create'],
      'x-hearth-flags': ['v2'],
    })
  })

  it('has words for every area and call', () => {
    expect(document.tags.map(({ name }) => name).sort()).toEqual(Object.keys(catalogue).sort())
    expect(document.tags.filter(({ description }) => !description)).toEqual([])
    expect(places.filter(({ operation }) => !operation.summary).map(({ operation }) => operation.operationId)).toEqual(
      [],
    )
  })

  it('shows only examples that its own schemas accept: all replies, their payloads and parameters', () => {
    const faults: (string | undefined)[] = []
    let replies = 0
    for (const { operation, pointer } of places) {
      operation.parameters.forEach(
        (one, index) => one.schema && faults.push(faultOf(`${pointer}/parameters/${index}/schema`, one.example!)),
      )
      for (const [part, content] of [
        ['requestBody', operation.requestBody?.content],
        ['responses/200', operation.responses['200']!.content],
      ] as const) {
        for (const [type, { example }] of Object.entries(content ?? {})) {
          if (example) faults.push(faultOf(`${pointer}/${part}/content/${escape(type)}/schema`, example))
          if (part === 'responses/200') replies++
        }
      }
    }
    expect(faults.filter(Boolean)).toEqual([])
    expect(replies).toBe(lines.length - 1)
  }, 120_000)

  it('passes a public linter without an error; its warnings are about the shop’s own addresses', async () => {
    const config = await createConfig({ extends: ['recommended'] })
    const problems = await lintFromString({ source, absoluteRef: '/openapi.json', config })
    expect(problems.filter(({ severity }) => severity === 'error').map(({ message }) => message)).toEqual([])
    expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([
      'no-ambiguous-paths: Paths should resolve unambiguously. Found two ambiguous paths: `/api/rest/luck/v1/shareinfo/{shareId}` and `/api/rest/luck/v1/{activityId}/info`.',
    ])
  }, 120_000)
})

describe('an operation is sent as the client sends it', () => {
  it('a GET in its path and query, lists with repeated keys, and the conventions beside them', () => {
    const parameters = parametersOf('products.get')
    expect(parameters.filter((one) => one.in === 'path').map(({ name, required }) => ({ name, required }))).toEqual([
      { name: 'spuNo', required: true },
      { name: 'platform', required: true },
    ])
    expect(parameters.filter((one) => one.in === 'query').map(({ name }) => name)).toEqual([
      'channelId',
      'platformId',
      'enterprise',
      'timestamp',
      'dutok',
    ])
    expect(parameters.filter((one) => one.in === 'header').map(({ name }) => name)).toEqual([
      'ak',
      'x-hearth-environment',
    ])
    expect(operationOf('products.get').requestBody).toBeUndefined()
    expect(parametersOf('products.skus').find(({ name }) => name === 'skuNo')).toMatchObject({
      in: 'query',
      required: true,
      explode: true,
      style: 'form',
    })
  })

  it('a write in its body with the conventions inside, without its path parameters; an adding call may have a key', () => {
    const parameters = parametersOf('cart.addMarkUp')
    expect(parameters.map(({ name }) => name)).toEqual([
      'promotionId',
      'timestamp',
      'dutok',
      'ak',
      'x-hearth-environment',
      'idempotency-key',
    ])
    const { schema, example } = operationOf('cart.addMarkUp').requestBody!.content['application/json']!
    expect(schema.allOf).toHaveLength(2)
    expect(schema.allOf![0]!.required).toEqual(['skuNo'])
    expect(Object.keys(example!).sort()).toEqual(['channelId', 'platformId', 'skuNo'])
    expect(operationOf('cart.addMarkUp').responses['200']).toHaveProperty('headers.Idempotent-Replayed')
    expect(parametersOf('orders.confirm').map(({ name }) => name)).not.toContain('idempotency-key')
  })

  it('a line flagged `encode` as a form, `v2` with its marker, `antiFraud` with its id', () => {
    expect(Object.keys(operationOf('rebateShop.draftFreeTrial').requestBody!.content)).toEqual([
      'application/x-www-form-urlencoded',
    ])
    expect(operationOf('afterSale.apply').requestBody!.content['application/json']!.example).toMatchObject({
      version: 'v2',
    })
    expect(operationOf('lottery.draw').requestBody!.content['application/json']!.example).toHaveProperty('antiFraudId')
  })

  it('a file as its bytes, with the conventions in the query', () => {
    expect(operationOf('afterSale.sendPicture').requestBody).toEqual({
      required: true,
      content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
    })
    expect(parametersOf('afterSale.sendPicture').map(({ name }) => name)).toContain('channelId')
  })

  it('another host’s call with nothing but its payload', () => {
    expect(operationOf('tracking.getTrace')).toMatchObject({
      servers: [{ url: 'https://trace.example' }],
      security: [],
    })
    expect(parametersOf('tracking.getTrace').map(({ name }) => name)).toEqual(['timestamp'])
  })

  it('refusals in their envelope, with their HTTP status', () => {
    expect(Object.keys(operationOf('cart.read').responses)).toEqual([
      '200',
      '400',
      '401',
      '404',
      '409',
      '429',
      '500',
      '501',
      '503',
    ])
    expect(Object.keys(operationOf('passport.sendCode').responses)).toContain('428')
    expect(Object.keys(operationOf('tracking.collect').responses)).toEqual(['200', '4XX'])
  })
})
