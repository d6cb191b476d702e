import { readFileSync } from 'node:fs'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { opsCatalogue, opsLines } from '@hearth/ops'

interface Operation {
  operationId: string
  security?: object[]
  parameters: { $ref?: string }[]
  requestBody?: { content: Record<string, { example: object }> }
  responses: Record<string, { content?: Record<string, { example: object }> }>
  'x-hearth-kind': string
  'x-hearth-permission'?: string
  'x-hearth-roles'?: string[]
}

const source = readFileSync(new URL('../generated/openapi.json', import.meta.url), 'utf8')
const document = JSON.parse(source) as { paths: Record<string, Record<string, Operation>> }
const places = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
)
const operationOf = (name: string) => places.find(({ operation }) => operation.operationId === name)!.operation
const lines = opsLines(opsCatalogue)
const ajv = new Ajv2020({ strict: false })
ajv.addSchema(document, 'openapi')
const step = (text: string) => encodeURIComponent(text.replaceAll('~', '~0').replaceAll('/', '~1'))

describe('the OpenAPI document of staff', () => {
  it('has every call with its method and address', () => {
    expect(
      places.map(({ path, method, operation }) => `${operation.operationId} ${method.toUpperCase()} ${path}`).sort(),
    ).toEqual([...lines].map(([name, { method, path }]) => `${name} ${method} ${path}`).sort())
  })

  it('requires a login of staff and, for each write, an idempotency key, and names the roles', () => {
    expect(operationOf('staff.login').security).toEqual([{}])
    expect(operationOf('orders.refund')).toMatchObject({
      'x-hearth-kind': 'write',
      'x-hearth-permission': 'orders.refund',
      'x-hearth-roles': ['owner', 'finance'],
    })
    const keyed = places.filter(({ operation }) =>
      operation.parameters.some(({ $ref }) => $ref === '#/components/parameters/IdempotencyKey'),
    )
    expect(keyed.map(({ operation }) => operation.operationId).sort()).toEqual(
      [...lines].flatMap(([name, { kind }]) => (kind === 'write' ? [name] : [])).sort(),
    )
  })

  it('has examples that its own schemas accept', () => {
    const faults = places.flatMap(({ path, method, operation }) => {
      const around = `openapi#/paths/${step(path)}/${method}`
      const body = operation.requestBody?.content['application/json']
      const reply = operation.responses['200']?.content?.['application/json']
      return [
        ...(body ? [[`${around}/requestBody/content/application~1json/schema`, body.example] as const] : []),
        ...(reply ? [[`${around}/responses/200/content/application~1json/schema`, reply.example] as const] : []),
      ].flatMap(([pointer, example]) => {
        const check = ajv.compile({ $ref: pointer })
        return check(example) ? [] : [`${operation.operationId}: ${ajv.errorsText(check.errors)}`]
      })
    })
    expect(faults).toEqual([])
  })

  it('is accepted by OpenAPI linters', async () => {
    const config = await createConfig({ extends: ['minimal'] })
    const problems = await lintFromString({ source, config })
    expect(problems.filter(({ severity }) => severity === 'error').map(({ message }) => message)).toEqual([])
  })
})
