import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Ajv } from 'ajv'
import { expect, it } from 'vitest'

interface Schema {
  default?: unknown
  required?: readonly string[]
  properties?: Record<string, Schema>
  oneOf?: Schema[]
}

const { definitions } = JSON.parse(
  readFileSync(fileURLToPath(new URL('../generated/schemas.json', import.meta.url)), 'utf8'),
) as { definitions: Record<string, Schema> }

/** Fields whose types define their value when absent (`@default`), by interface. */
const defaulted = Object.entries(definitions).flatMap(([owner, schema]) =>
  [schema, ...(schema.oneOf ?? [])].flatMap(({ properties = {}, required = [] }) =>
    Object.entries(properties)
      .filter(([, field]) => field.default !== undefined)
      .map(([name, field]) => ({ name: `${owner}.${name}`, field, isRequired: required.includes(name) })),
  ),
)

it('a field with a default may be left out', () => {
  expect(defaulted.length).toBeGreaterThan(30)
  expect(defaulted.filter(({ isRequired }) => isRequired).map(({ name }) => name)).toEqual([])
})

it('a default is a value that the field may have', () => {
  const ajv = new Ajv({ strict: false, logger: false })
  const wrong = defaulted.filter(({ field }) => !ajv.validate({ ...field, definitions }, field.default))
  expect(wrong.map(({ name }) => name)).toEqual([])
})
