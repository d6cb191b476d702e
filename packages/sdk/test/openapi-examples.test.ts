import { describe, expect, it } from 'vitest'
import { exampleOf, type ExampleSchema } from '../scripts/lib/example-of.mjs'

const of = (schema: ExampleSchema, definitions: Record<string, ExampleSchema> = {}) => exampleOf(schema, definitions)

describe('an example of a schema', () => {
  it('is its own example before its default, and its default before its first choice', () => {
    expect(of({ type: 'integer', examples: [7], default: 0, enum: [1, 7, 0] })).toBe(7)
    expect(of({ type: 'integer', default: 0, enum: [1, 0] })).toBe(0)
    expect(of({ type: 'integer', enum: [1, 0] })).toBe(1)
    expect(of({ const: 'v2' })).toBe('v2')
    expect(of({ type: 'boolean', default: false })).toBe(false)
  })

  it('is what a field gives itself before what its type gives', () => {
    const definitions = { Fen: { type: 'integer', minimum: 0, examples: [19900] } }
    expect(of({ $ref: '#/definitions/Fen' }, definitions)).toBe(19900)
    expect(of({ $ref: '#/definitions/Fen', examples: [500] }, definitions)).toBe(500)
  })

  it('respects the limits of numbers and lists', () => {
    expect(of({ type: 'integer', minimum: 20 })).toBe(20)
    expect(of({ type: 'number', maximum: 0 })).toBe(0)
    expect(of({ type: 'integer', exclusiveMinimum: 5 })).toBe(6)
    expect(of({ type: 'array', minItems: 2, items: { const: 1 } })).toEqual([1, 1])
    expect(of({ type: 'array', items: { const: 1 } })).toEqual([1])
    expect(of({ type: ['null', 'boolean'] })).toBe(true)
  })

  it('has every field of an object, and the first of several kinds', () => {
    expect(
      of({
        type: 'object',
        properties: { a: { const: 1 }, b: { anyOf: [{ const: 'x' }, { const: 'y' }] } },
        required: ['a'],
      }),
    ).toEqual({ a: 1, b: 'x' })
  })

  it('ends where a type contains itself', () => {
    const Area: ExampleSchema = {
      type: 'object',
      properties: {
        code: { const: 1 },
        parent: { $ref: '#/definitions/Area' },
        children: { type: 'array', items: { $ref: '#/definitions/Area' } },
      },
      required: ['code', 'children'],
    }
    expect(of({ $ref: '#/definitions/Area' }, { Area })).toEqual({ code: 1, children: [] })
  })

  it('reports where no example can be made', () => {
    expect(() => of({ type: 'string', pattern: '^x$' })).toThrow('@examples')
  })
})
