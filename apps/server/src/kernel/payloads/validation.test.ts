import opsSchemas from '@hearth/ops/schemas.json' with { type: 'json' }
import schemas from '@hearth/sdk/schemas.json' with { type: 'json' }
import { Ajv } from 'ajv'
import { expect, it } from 'vitest'

it.each([
  ['shoppers', schemas],
  ['staff', opsSchemas],
])('has schemas for the calls of %s that are JSON schemas, so that the server need not check', (_, catalogue) => {
  const ajv = new Ajv({ strict: false })
  const { definitions, ...calls } = catalogue as unknown as { definitions: object } & Record<string, object>
  const all = [{ definitions }, ...Object.values(calls).flatMap((parts) => Object.values(parts) as object[])]
  expect(all.length).toBeGreaterThan(100)
  for (const schema of all) expect([ajv.validateSchema(schema), ajv.errors]).toEqual([true, null])
})
