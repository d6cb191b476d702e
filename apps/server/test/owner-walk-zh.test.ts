import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { formatDay } from '@hearth/domain'
import { opsCatalogue, type ShopFile } from '@hearth/ops'
import type { AfterSaleId, PlacedOrder, ServiceItems } from '@hearth/sdk/core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findCommand } from '#kernel/commands/find-command'
import { allCommands } from '#operator/all-commands'
import { readTable } from '#operator/files/read-table'
import { writeTable } from '#operator/files/write-table'
import { GUIDE_ZH } from './guide'
import { logIn, payAt, type RemoteShopper } from './one-sku-shop'
import { pattern, stepsOf } from './owner-guide'
import { buildPrograms, runProgram, startServerProcess, type Programs, type ServerProcess } from './server-process'
import { draftOf } from './shelf'

const folder = mkdtempSync(join(tmpdir(), 'hearth-walk-zh-'))
/** No language is set, so the default applies. */
const environment = {
  DATA_DIR: join(folder, 'data'),
  PORT: '0',
  INIT_CWD: folder,
  LOG_LEVEL: 'warn',
  HEARTH_LANG: '',
  RATE_LIMIT: 'off',
}
const telephone = '13800138000'
let programs: Programs
let server: ServerProcess | undefined

beforeAll(async () => {
  programs = await buildPrograms('owner-walk-zh')
}, 60_000)
afterAll(async () => {
  await server?.kill()
  rmSync(folder, { recursive: true, force: true })
})

const WALK = /## 从零开店，到第一次日结\n([\s\S]*?)\n## /.exec(GUIDE_ZH)![1]!

/** Returns the rows of the first table in a text. */
const rowsOf = (text: string): string[][] =>
  [...text.matchAll(/^\|(.*)\|$/gm)]
    .map(([, row = '']) => row.split('|').map((cell) => cell.trim()))
    .filter(([cell]) => !/^-+$/.test(cell ?? ''))

async function draw(path: string, colour: string): Promise<void> {
  mkdirSync(dirname(path), { recursive: true })
  await sharp({ create: { width: 600, height: 600, channels: 3, background: colour } }).toFile(path)
}

/** Writes the spreadsheet and the folder of the guide, with each picture that they name. */
async function writeFiles(): Promise<void> {
  const [head = [], ...rows] = rowsOf(WALK)
  await writeTable({ path: join(folder, 'goods.xlsx'), rows: [head, ...rows] })
  for (const [at, row] of rows.entries())
    await draw(join(folder, row[head.indexOf('图片')]!), `hsl(${at * 30}, 60%, 60%)`)
  const file = /```json\n([\s\S]*?)```/.exec(WALK)![1]!
  for (const { file: path = '' } of (JSON.parse(file) as ShopFile).pictures ?? [])
    await draw(join(folder, 'my-shop', path), 'teal')
  writeFileSync(join(folder, 'my-shop', 'shop.json'), file)
}

async function buy(shopper: RemoteShopper, skuNo: string, amount: number, remark = ''): Promise<string> {
  const draft = draftOf(shopper.addressId, [{ skuNo, itemQuantity: 1 }], amount, { remark })
  const { data, message } = await shopper.ask<PlacedOrder>('POST', '/api/orders/v1', draft)
  if (!data) throw new Error(message)
  return data.orderId
}

/** Fills parcels into a spreadsheet, as an owner does in a spreadsheet program. */
async function fillIn(path: string): Promise<void> {
  const rows = await readTable(path, readFileSync(path))
  const [head = [], ...orders] = rows
  for (const [at, row] of orders.entries()) {
    row[head.indexOf('物流公司')] = '顺丰速运'
    row[head.indexOf('运单号')] = `SF103077001234${at}`
  }
  rmSync(path)
  await writeTable({ path, rows })
}

/** Receives an order and requests a refund of it. */
async function askBack(shopper: RemoteShopper, orderId: string): Promise<string> {
  await shopper.ask('PUT', `/api/orders/${orderId}/confirm/v1`, {})
  const lines = await shopper.ask<ServiceItems>('GET', `/api/platform/orders/v1/${orderId}/items/service`)
  const [line] = lines.data!.result
  const form = { orderItemId: line!.orderItemId, skuNo: line!.skuNo, serviceType: 1, reason: 'quality-power' }
  const { data, message } = await shopper.ask<AfterSaleId>('POST', '/api/platform/afterSales/v1', {
    ...form,
    itemQuantity: 1,
    returnType: 2,
  })
  if (!data) throw new Error(message)
  return data.afterSaleOrderId
}

it('leads an owner from an empty shop and a spreadsheet to the first closing of a day, in the words of the guide', async () => {
  const [start, ...steps] = stepsOf(WALK)
  expect(start).toEqual({ command: 'DEMO_SHOP=off npm start', shown: [] })
  server = await startServerProcess(programs.main, { ...environment, DEMO_SHOP: 'off' })
  await writeFiles()
  let shopper: RemoteShopper | undefined
  /** Numbers and dates of the guide, each with its value in this shop. */
  const real = new Map<string, string>([['2026-12-02', formatDay(Date.now())]])
  const [newest, lamp, unpaid] = ['1795327385408698231', '1795327385408624665', '1795327385408611109'] as const
  const request = 'A1795327385408630001'
  const inThisShop = (text: string) => [...real].reduce((said, [shown, is]) => said.replaceAll(shown, is), text)
  const operate = (words: readonly string[]) => runProgram(programs.operator, words.map(inThisShop), environment)

  const before: Record<string, () => Promise<unknown>> = {
    async 'orders --status 待发货'() {
      shopper = await logIn(() => server!, telephone)
      real.set(lamp, await buy(shopper, '1001', 19_900, '请放门卫处'))
      await payAt(server!, shopper, real.get(lamp)!)
      real.set(newest, await buy(shopper, '1002', 34_900))
      await payAt(server!, shopper, real.get(newest)!)
      real.set(unpaid, await buy(shopper, '1008', 12_900))
    },
    'ship --file orders.xlsx': () => fillIn(join(folder, 'orders.xlsx')),
    'after-sale list --status 待审核': async () => real.set(request, await askBack(shopper!, real.get(lamp)!)),
    refunds: () =>
      expect
        .poll(async () => (await operate(['refunds', '--state', '已退款'])).output.match(/已退款/g)?.length, {
          timeout: 20_000,
          interval: 1_000,
        })
        .toBe(2),
  }
  for (const { command, shown } of steps) {
    const [program, name, ...words] = command.split(' ')
    expect([program, name]).toEqual(['pnpm', 'hearth'])
    await before[words.join(' ')]?.()
    const { code, output } = await operate(words)
    expect([command, code, output]).toEqual([command, 0, output])
    for (const line of shown) expect(output).toMatch(pattern(inThisShop(line)))
  }
  const closed = await readTable('closing.xlsx', readFileSync(join(folder, 'closing.xlsx')))
  expect(closed.map(([, channel]) => channel)).toContain('全店')
  const refunds = await readTable('refunds.xlsx', readFileSync(join(folder, 'refunds.xlsx')))
  expect(refunds.slice(1).map(([, orderId, , , amount, state]) => [orderId, amount, state])).toEqual([
    [real.get(lamp), '199', '已退款'],
    [real.get(newest), '20', '已退款'],
  ])
  const { output } = await runProgram(programs.operator, ['--lang', 'en', 'refunds'], environment)
  expect(output).toContain('given')
}, 300_000)

it('names for each daily task an existing command and a call of staff', () => {
  const [, table = ''] = /## 每天的事\n([\s\S]*?)```/.exec(GUIDE_ZH) ?? []
  const [, ...tasks] = rowsOf(table)
  const named = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, words = '']) => words)
  const calls = Object.entries(opsCatalogue).flatMap(([name, lines]) =>
    Object.keys(lines).map((call) => `${name}.${call}`),
  )
  expect(tasks.length).toBeGreaterThan(20)
  for (const [task = '', commands = '', asked = ''] of tasks) {
    expect(named(commands).length, task).toBeGreaterThan(0)
    expect(named(asked).length, task).toBeGreaterThan(0)
    for (const words of named(commands))
      expect(findCommand(allCommands, words.split(' ').slice(1)), words).toBeDefined()
    for (const call of named(asked)) expect(calls).toContain(call)
  }
})
