import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { askRunningServer } from '#operator/ask-running-server'
import { OPERATOR_FILE, startOperatorServer } from '#operator/operator-server'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hearth-operator-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('answers the command of a user who may read the data folder', async () => {
  const server = await startOperatorServer(folder, async ({ call, payload, user }) => ({
    data: { call, payload, user },
  }))
  expect(statSync(join(folder, OPERATOR_FILE)).mode & 0o777).toBe(0o600)
  const asked = { call: 'products.sku', payload: { skuNo: '1001' }, user: 'lin' }
  expect(await askRunningServer(folder, asked)).toEqual({ data: asked })
  await server.close()
  expect(await askRunningServer(folder, { call: 'shop.read', payload: {}, user: 'lin' })).toBeUndefined()
})

it('refuses a caller without the token', async () => {
  const server = await startOperatorServer(folder, async () => ({ data: { told: 'secret' } }))
  const note = JSON.parse(readFileSync(join(folder, OPERATOR_FILE), 'utf8')) as { port: number }
  const reply = await fetch(`http://127.0.0.1:${note.port}/`, {
    method: 'POST',
    headers: { authorization: 'Bearer 0' },
    body: '{}',
  })
  expect(reply.status).toBe(404)
  expect(await reply.text()).not.toContain('secret')
  await server.close()
})

it('passes on a refusal of the shop and a failure of the server, and opens no data itself then', async () => {
  const refused = { code: 107002404, message: '没有这个商品', field: 'skuNo' }
  const server = await startOperatorServer(folder, ({ call }) =>
    call === 'products.sku' ? Promise.resolve({ refused }) : Promise.reject(new Error('the disk is full')),
  )
  const ask = (call: string) => askRunningServer(folder, { call, payload: {}, user: 'lin' })
  expect(await ask('products.sku')).toEqual({ refused })
  await expect(ask('shop.read')).rejects.toThrow('the disk is full')
  await server.close()
})

it('ignores the note of a killed server', async () => {
  writeFileSync(join(folder, OPERATOR_FILE), JSON.stringify({ port: 4399, token: 'old' }))
  expect(await askRunningServer(folder, { call: 'shop.read', payload: {}, user: 'lin' })).toBeUndefined()
  writeFileSync(join(folder, OPERATOR_FILE), '')
  expect(await askRunningServer(folder, { call: 'shop.read', payload: {}, user: 'lin' })).toBeUndefined()
})
