import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MOST_UNPAID_ORDERS } from '@hearth/domain'
import type { LoggedIn, OrderDetail, PlacedOrder } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { connect } from '#database/connect'
import type { Envelope } from '#kernel/envelope'
import type { ShopFile } from '#operator/shop-file'
import { checkBooks } from './check-books'
import { buildPrograms, runProgram, startServerProcess, type Programs, type ServerProcess } from './server-process'
import { draftOf } from './shelf'

const STOCK = 150
const ORDERS = 200

const folder = mkdtempSync(join(tmpdir(), 'hearth-crash-'))
const environment = { DATA_DIR: join(folder, 'data'), PORT: '4300', DEMO_SHOP: 'off', RATE_LIMIT: 'off' }
let programs: Programs
let server: ServerProcess | undefined

beforeAll(async () => { programs = await buildPrograms('crash') }, 60_000)
afterAll(async () => {
  await server?.kill()
  rmSync(folder, { recursive: true, force: true })
})

const start = async () => (server = await startServerProcess(programs.main, environment))

async function ask<Data>(method: string, path: string, session: string, body?: object, key?: string): Promise<Envelope<Data>> {
  const headers = { 'content-type': 'application/json', ...(session ? { 'x-hearth-session': session } : {}), ...(key ? { 'idempotency-key': key } : {}) }
  const reply = await fetch(`${server?.address}${path}`, { method, headers, body: body && JSON.stringify(body) })
  return (await reply.json()) as Envelope<Data>
}

/** A shop with one sku, as a file. */
const oneSku: ShopFile = {
  merchants: [{ merchantId: 'm', name: '暖居', companyName: '暖居', telephone: '400' }],
  pictures: [{ name: 'lamp', alt: '灯', width: 10, height: 10 }],
  categories: [{ code: 'lamp', name: '灯具', picture: 'lamp' }],
  products: [{
    spuNo: '1', name: '灯', sellingPoint: '', brandName: '暖居', categoryCode: 'lamp', merchantId: 'm', pictures: ['lamp'], detailPictures: [], highlights: [], specifications: [],
    saleAttributes: [], services: [], defaultSkuNo: '101', skus: [{ skuNo: '101', skuName: '灯', attributes: [], picture: 'lamp', price: 10000, stock: STOCK }],
  }],
}

async function logIn(telephone: string): Promise<{ session: string; addressId: string }> {
  await ask('POST', '/api/passport/v1/code', '', { telephone })
  const code = await server!.codeOf(telephone)
  const { data } = await ask<LoggedIn>('POST', '/api/passport/v1/login', '', { telephone, code, session: 'token' })
  const session = data?.sessionToken ?? ''
  const address = await ask<{ addressId: string }>('POST', '/api/platform/address/v1', session, { consigneeName: '林暖', consigneeTele: telephone, provinceCode: '110000', cityCode: '110100', districtCode: '110105', detailAddress: '望京街 1 号' })
  return { session, addressId: address.data?.addressId ?? '' }
}

it('keeps every acknowledged order and nothing by halves when the server is killed in the middle of 200 orders', async () => {
  await start()
  const file = join(folder, 'shop.json')
  writeFileSync(file, JSON.stringify(oneSku))
  expect(await runProgram(programs.operator, ['import', file], environment)).toMatchObject({ code: 0 })

  const second = await runProgram(programs.main, [], { ...environment, PORT: '4301' })
  expect(second.code).toBe(1)
  expect(second.output).toContain('is in use by another server')

  const shoppers = await Promise.all(Array.from({ length: ORDERS / MOST_UNPAID_ORDERS }, (_, at) => logIn(`138000000${10 + at}`)))
  const acknowledged = new Map<number, PlacedOrder>()
  const order = async (at: number) => {
    const { session, addressId } = shoppers[at % shoppers.length]!
    return ask<PlacedOrder>('POST', '/api/orders/v1', session, draftOf(addressId, [{ skuNo: '101', itemQuantity: 1 }], 10000), `order-${at}`)
  }
  let killed: Promise<void> | undefined
  await Promise.all(Array.from({ length: ORDERS }, async (_, at) => {
    try {
      const { data } = await order(at)
      if (data) acknowledged.set(at, data)
    } catch {
      // The server died before it could answer: this order may be there or not.
    }
    if (acknowledged.size >= 60) killed ??= server!.kill()
  }))
  await killed
  expect(acknowledged.size).toBeGreaterThanOrEqual(60)
  expect(acknowledged.size).toBeLessThan(STOCK)

  await start()
  for (const [at, { orderId, orderAmount }] of acknowledged) {
    const { data } = await ask<OrderDetail>('GET', `/api/orders/${orderId}/v1`, shoppers[at % shoppers.length]!.session)
    expect(data?.order).toMatchObject({ orderId, orderAmount, products: [{ skuNo: '101', itemQuantity: 1 }] })
  }

  const again = await Promise.all(Array.from({ length: ORDERS }, (_, at) => order(at)))
  for (const [at, first] of acknowledged) expect(again[at]?.data).toEqual(first)
  expect(again.filter((reply) => reply.data)).toHaveLength(STOCK)
  expect((await runProgram(programs.operator, ['stock', '101'], environment)).output).toContain(`0 left, ${STOCK} sold`)
  expect(await server!.stop()).toBe(0)
  server = undefined

  // With no server on the folder the command opens it by itself.
  expect((await runProgram(programs.operator, ['stock', '101', '+5'], environment)).output).toContain(`5 left, ${STOCK} sold`)
  const connection = await connect({ dataDir: environment.DATA_DIR })
  expect(await checkBooks(connection.db, { 101: STOCK + 5 })).toEqual([])
  const { rows } = await sql<{ n: number }>`select count(*) as n from orders`.execute(connection.db)
  expect(rows[0]?.n).toBe(STOCK)
  await connection.close()
}, 400_000)
