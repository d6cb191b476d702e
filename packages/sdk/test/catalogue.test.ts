import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { SPECIAL_CODE } from '@hearth/domain'
import { beforeAll, describe, expect, it } from 'vitest'
import { catalogue, parseLine, type CallTable } from '@hearth/sdk/core'

interface Schema {
  $ref?: string
  type?: string
  properties?: Record<string, Schema>
  required?: string[]
  allOf?: Schema[]
  oneOf?: Schema[]
}

const here = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))
const tables: Readonly<Record<string, CallTable>> = catalogue
const lines = Object.entries(tables).flatMap(([area, table]) =>
  Object.entries(table).map(([name, text]) => ({ name: `${area}.${name}`, text: String(text), line: parseLine(text) })),
)

let schemas: Record<string, { payload: Schema; reply: Schema }> & { definitions: Record<string, Schema> }
beforeAll(() => {
  schemas = JSON.parse(readFileSync(here('generated/schemas.json'), 'utf8'))
})

/** Returns the fields of a payload, including those of all branches and references of its schema. */
function fieldsOf(schema: Schema): { all: Set<string>; required: Set<string> } {
  const branches = (schema.oneOf ?? []).map(fieldsOf)
  const inAll = [...(branches[0]?.required ?? [])].filter((name) =>
    branches.every(({ required }) => required.has(name)),
  )
  const parts = [
    schema,
    ...(schema.allOf ?? []),
    ...(schema.$ref ? [schemas.definitions[schema.$ref.replace('#/definitions/', '')]!] : []),
  ]
  const inner = parts.slice(1).map(fieldsOf)
  const own = [...Object.keys(schema.properties ?? {}), ...[...inner, ...branches].flatMap(({ all }) => [...all])]
  return {
    all: new Set(own),
    required: new Set([...(schema.required ?? []), ...inAll, ...inner.flatMap(({ required }) => [...required])]),
  }
}

describe.each(lines)('$name', ({ name, text, line }) => {
  it('is a line that can be sent', () => {
    expect(text).toMatch(/^(GET|POST|PUT|DELETE) (\/\S*|\{token\})( [!?\w-]+(=[\w,]+)?)*$/)
    const known = [
      '!toast',
      '?toast',
      'v2',
      'antiFraud',
      'special',
      'encode',
      'file',
      'timeout',
      'batch',
      'external',
      'once',
      'quiet',
      'info',
    ]
    expect(Object.keys(line.flags).filter((flag) => !known.includes(flag))).toEqual([])
  })

  it('finds its path parameters and batch keys in its payload', () => {
    const { all, required } = fieldsOf(schemas[name]!.payload)
    const params = [...line.path.matchAll(/\{(\w+)\}/g)].map(([, param]) => param!)
    expect(params.filter((param) => !required.has(param))).toEqual([])
    expect((line.flags.batch?.split(',') ?? []).filter((key) => !all.has(key))).toEqual([])
  })

  it('has complete schemas for its payload and its reply', () => {
    const { payload, reply } = schemas[name]!
    expect(
      [payload, reply].map((schema) => schema.$ref ?? schema.type ?? ((schema.allOf ?? schema.oneOf) && 'object')),
    ).not.toContain(undefined)
  })
})

describe('the catalogue', () => {
  it('has the shop’s 273 calls and 43 of its own, each name once in an area', () => {
    expect(lines).toHaveLength(316)
    expect(new Set(lines.map(({ name }) => name)).size).toBe(316)
    expect(lines.filter(({ line }) => 'external' in line.flags)).toHaveLength(3)
  })

  it('shows no toast for one code of delivery time and logistics messages alone (X01)', () => {
    const quiet = lines.filter(({ line }) => line.flags.quiet)
    expect(quiet.map(({ line }) => [line.path, line.flags.quiet])).toEqual(
      lines
        .filter(({ line }) => /\/logistics\/v1\/(message|delivertime)$/.test(line.path))
        .map(({ line }) => [line.path, SPECIAL_CODE.quietDelivery]),
    )
    expect(quiet).toHaveLength(3)
  })

  it('is printed with the flags’ full names', () => {
    const printed: { area: string; name: string; method: string; path: string; flags: string[] }[] = JSON.parse(
      execFileSync(process.execPath, [here('scripts/catalogue.mjs')], { encoding: 'utf8' }),
    )
    expect(printed).toHaveLength(316)
    expect(printed).toContainEqual({
      area: 'products',
      name: 'items',
      method: 'GET',
      path: '/api/products/items/v2',
      flags: ['batch20'],
    })
    expect(printed).toContainEqual({
      area: 'rebate-shop',
      name: 'draftFreeTrial',
      method: 'POST',
      path: '/api/platform/draft/v1/rebate/freetrail',
      flags: ['encode'],
    })
    expect(printed).toContainEqual({
      area: 'user',
      name: 'info',
      method: 'GET',
      path: '/api/user/info/v1',
      flags: ['timeout3000'],
    })
    expect(printed).toContainEqual({
      area: 'orders',
      name: 'list',
      method: 'GET',
      path: '/api/orders/v1',
      flags: ['noToast'],
    })
    expect(printed).toContainEqual({
      area: 'lottery',
      name: 'draw',
      method: 'POST',
      path: '/api/platform/luck/v1/draw',
      flags: ['antiFraud'],
    })
  })

  it('exports every type of a payload or reply by its name, or takes it from the domain', () => {
    const read = (path: string) => readFileSync(here(path), 'utf8')
    const core = read('src/core.ts')
    const sources = [...core.matchAll(/^export type \* from '\.\/(.+)'$/gm)].map(([, file]) => read(`src/${file}.ts`))
    const named = new Set(
      sources.flatMap((source) => [...source.matchAll(/^export (?:interface|type) (\w+)/gm)].map(([, name]) => name)),
    )
    const listed = core + ['index', 'codes', 'lottery'].map((file) => read(`../domain/src/${file}.ts`)).join('')
    const missing = Object.keys(schemas.definitions).filter(
      (name) => !name.includes('<') && !named.has(name) && !new RegExp(`\\b${name}\\b`).test(listed),
    )
    expect(named.size).toBeGreaterThan(300)
    expect(missing).toEqual([])
  })
})
