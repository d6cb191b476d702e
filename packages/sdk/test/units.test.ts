import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

interface Schema {
  maximum?: number
  anyOf?: Schema[]
  additionalProperties?: Schema | boolean
  $ref?: string
  type?: string
  const?: number
  enum?: number[]
  description?: string
  properties?: Record<string, Schema>
  items?: Schema
  oneOf?: Schema[]
}

const { definitions, ...calls } = JSON.parse(
  readFileSync(fileURLToPath(new URL('../generated/schemas.json', import.meta.url)), 'utf8'),
) as { definitions: Record<string, Schema> } & Record<string, { payload?: Schema }>
const nameOf = ({ $ref = '' }: Schema) => $ref.split('/').at(-1)!

/** Every field of every interface that is a number and not a code. */
const numbers = Object.entries(definitions).flatMap(([owner, schema]) =>
  [schema, ...(schema.oneOf ?? [])].flatMap(({ properties = {} }) =>
    Object.entries(properties).flatMap(([name, field]) => {
      const { type, enum: choices, const: only } = field.$ref ? definitions[nameOf(field)]! : field
      return /^(number|integer)$/.test(type ?? '') && !choices && only === undefined
        ? [
            {
              name: `${owner}.${name}`,
              field: name,
              kind: field.$ref ? nameOf(field) : '',
              says: field.description ?? '',
            },
          ]
        : []
    }),
  ),
)
const firstWords = (text: string) => text.split(/\s+/).slice(0, 3).join(' ')

/** The first words of a comment, for each kind of number. */
const UNITS: Readonly<Record<string, RegExp>> = {
  Fen: /^Fen\b/,
  FenChange: /^Fen\b/,
  EpochMs: /^Epoch ms\b/,
  EpochSeconds: /^Epoch seconds\b/,
  Milliseconds: /^Milliseconds\b/,
  Percent: /^Percent\b/,
  Pixels: /^Pixels\b/,
  Quantity: /^Pieces\b/,
}

/** The words with which comments of counts may begin. */
const COUNTED =
  /^(Buyers|Coins|Coupons|Days|Draws|Friends|Grams|Groups|Items|Messages|Months|Offers|Orders|Page|Pieces|Place|Points|Products|Requests|Shoppers|Stars|Steps|Times|Trials|Users)\b/

describe('the comment of a number begins with its unit', () => {
  it.each(Object.entries(UNITS))('%s', (kind, unit) => {
    const own = numbers.filter((one) => one.kind === kind)
    expect(own.length).toBeGreaterThan(0)
    expect(own.filter(({ says }) => !unit.test(says)).map(({ name, says }) => `${name}: ${says}`)).toEqual([])
  })

  it('a count: with the counted things', () => {
    const counts = numbers.filter(
      ({ kind, field }) => kind === 'Count' || (kind === '' && /count|size|index|rank|pageNo/i.test(field)),
    )
    expect(counts.length).toBeGreaterThan(100)
    expect(counts.filter(({ says }) => !COUNTED.test(says)).map(({ name, says }) => `${name}: ${says}`)).toEqual([])
  })

  it('when the number’s name speaks of money, time or share', () => {
    const named = numbers.filter(({ field }) =>
      /amount|price|fee$|money|cash|value|time$|deadline|date$|timestamp|percent|rate$|distance|longitude|latitude/i.test(
        field,
      ),
    )
    expect(named.length).toBeGreaterThan(180)
    expect(
      named
        .filter(({ says }) => !/Fen|Epoch (ms|seconds)|Percent|Metres|Degrees|Milliseconds/.test(firstWords(says)))
        .map(({ name, says }) => `${name}: ${says}`),
    ).toEqual([])
  })
})

/** Yields every schema within a schema, with its path; each referenced type once. */
function* within(schema: Schema, path: string, known: Set<string>): Generator<[string, Schema]> {
  if (schema.$ref) {
    const name = nameOf(schema)
    if (known.has(name)) return
    known.add(name)
    return yield* within(definitions[name]!, path, known)
  }
  yield [path, schema]
  for (const [name, field] of Object.entries(schema.properties ?? {})) yield* within(field, `${path}.${name}`, known)
  for (const part of [schema.items, schema.additionalProperties, ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])])
    if (typeof part === 'object') yield* within(part, path, known)
}

it('a number in a payload has a largest value: no database takes every number that JSON can write', () => {
  const sent = Object.entries(calls).flatMap(([name, { payload }]) =>
    payload ? [...within(payload, name, new Set())] : [],
  )
  const numbers = sent.filter(([, { type, enum: choices, const: only }]) => {
    return /^(number|integer)$/.test(type ?? '') && !choices && only === undefined
  })
  expect(numbers.length).toBeGreaterThan(60)
  expect(numbers.filter(([, { maximum }]) => maximum === undefined).map(([path]) => path)).toEqual([])
})
