import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ORDER_STATUS, PAYMENT_STATUS } from '@hearth/domain'
import type { ContentPage, DeliveryLog, PlacedOrder } from '@hearth/sdk/core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readTable } from '#operator/files/read-table'
import { writeTable } from '#operator/files/write-table'
import { GUIDE, writeGuideShop } from './guide'
import { logIn, payAt, type RemoteShopper } from './one-sku-shop'
import { pattern, stepsOf } from './owner-guide'
import { buildPrograms, runProgram, startServerProcess, type Programs, type ServerProcess } from './server-process'
import { draftOf } from './shelf'

const folder = mkdtempSync(join(tmpdir(), 'hearth-walk-'))
const environment = { DATA_DIR: join(folder, 'data'), PORT: '0', INIT_CWD: folder, LOG_LEVEL: 'warn' }
const telephone = '13800138000'
let programs: Programs
let server: ServerProcess | undefined

beforeAll(async () => {
  programs = await buildPrograms('owner-walk')
}, 60_000)
afterAll(async () => {
  await server?.kill()
  rmSync(folder, { recursive: true, force: true })
})

const WALK = /## From an empty shop to the first parcel\n([\s\S]*?)\n## /.exec(GUIDE)![1]!

async function buy(shopper: RemoteShopper, remark: string): Promise<string> {
  const { data } = await shopper.ask<PlacedOrder>(
    'POST',
    '/api/orders/v1',
    draftOf(shopper.addressId, [{ skuNo: '500101', itemQuantity: 1 }], 19_900, { remark }),
  )
  return data!.orderId
}

/** Fills the parcel of one order into a spreadsheet, as an owner does in a spreadsheet program. */
async function fillIn(path: string, orderId: string): Promise<void> {
  const rows = await readTable(path, readFileSync(path))
  const [head = []] = rows
  const row = rows.find(([number]) => number === orderId)!
  row[head.indexOf('物流公司')] = '顺丰速运'
  row[head.indexOf('运单号')] = 'SF1030770012345'
  rmSync(path)
  await writeTable({ path, rows })
}

it('leads an owner from an empty shop to the first parcel in the words of the guide', async () => {
  const [start, ...steps] = stepsOf(WALK)
  expect(start).toEqual({ command: 'DEMO_SHOP=off npm start', shown: [] })
  server = await startServerProcess(programs.main, { ...environment, DEMO_SHOP: 'off' })
  await writeGuideShop(join(folder, 'my-shop'))
  let shopper: RemoteShopper | undefined
  const orders: string[] = []
  /** The guide's order numbers, in the order in which they first appear. */
  const numbers = [...new Set(WALK.match(/\b\d{19}\b/g))]
  const inThisShop = (text: string) =>
    text.replaceAll(/\b\d{19}\b/g, (number) => orders[numbers.indexOf(number)] ?? number)

  const before: Record<string, () => Promise<void>> = {
    async 'orders --status paid'() {
      shopper = await logIn(() => server!, telephone)
      const { data } = await shopper.ask<ContentPage>('GET', '/cms/api/v1/widgets?urlMapping=/allproducts')
      expect(data?.blocks).toMatchObject([
        { widgets: [{ categoryCode: 'lamps', products: [{ skuNo: '500101', price: 19_900 }] }] },
      ])
      const { data: about } = await shopper.ask<ContentPage>('GET', '/cms/api/v1/widgets?urlMapping=/shop')
      expect(about).toMatchObject({
        title: '我的小店',
        blocks: [
          {
            widgets: [
              {
                name: '我的小店',
                slogan: '灯火可亲',
                logo: { alt: '我的小店' },
                colours: { fill: '#0a6b4d' },
                companyName: '我的小店有限公司',
              },
            ],
          },
        ],
      })
      for (const remark of ['请放门卫处', '', '']) orders.push(await buy(shopper, remark))
      await payAt(server!, shopper, orders[0]!)
      await payAt(server!, shopper, orders[2]!)
    },
    'ship --file orders.xlsx': () => fillIn(join(folder, 'orders.xlsx'), orders[0]!),
  }
  const done: string[] = []
  for (const { command, shown } of steps) {
    const [program, name, ...words] = command.split(' ')
    expect([program, name]).toEqual(['pnpm', 'hearth'])
    await before[words.join(' ')]?.()
    const { code, output } = await runProgram(programs.operator, words.map(inThisShop), environment)
    expect([command, code, output]).toEqual([command, 0, output])
    for (const line of shown) expect(output).toMatch(pattern(inThisShop(line)))
    done.push(words[0]!)
  }
  expect(done).toEqual([
    'import',
    'shop',
    'products',
    'orders',
    'order',
    'export',
    'ship',
    'parcel',
    'cancel',
    'refund',
    'refund',
    'price',
    'stock',
    'export',
  ])

  const order = async (at: number) => (await shopper!.readOrder(orders[at]!)).data!.order
  expect(await order(0)).toMatchObject({ orderStatus: ORDER_STATUS.shipped })
  const { data: parcels } = await shopper!.ask<DeliveryLog>('POST', '/api/rest/logistics/v1/message', {
    orderId: orders[0],
  })
  expect(parcels?.result).toMatchObject([
    { expressCompany: '顺丰速运', expressNumber: 'SF1030770012345', steps: [{ text: '快件已到达北京' }, {}] },
  ])
  expect(await order(1)).toMatchObject({ orderStatus: ORDER_STATUS.cancelled, cancelReason: '地址无法送达' })
  expect(await order(2)).toMatchObject({ orderStatus: ORDER_STATUS.cancelled, cancelReason: '缺货' })
  await expect.poll(async () => (await order(2)).paymentStatus).toBe(PAYMENT_STATUS.refunded)
  const exported = await readTable('all-orders.csv', readFileSync(join(folder, 'all-orders.csv')))
  expect(exported.slice(1).map(([number, status]) => `${number} ${status}`)).toEqual([
    `${orders[0]} 待收货`,
    `${orders[1]} 已取消`,
    `${orders[2]} 已取消`,
  ])
})

it('records in the log whose order was viewed and that many were exported, and no shopper’s data', async () => {
  const events = server!
    .output()
    .split('\n')
    .filter((line) => line.includes('"event":"order'))
  expect(events.map((line) => JSON.parse(line) as object)).toMatchObject([
    { level: 40, event: 'order-revealed', order: expect.stringMatching(/^\d{19}$/), by: 'operator' },
    { level: 40, event: 'orders-exported', count: 2, chosen: 'status=paid', by: 'operator' },
    { event: 'orders-exported', count: 3, chosen: '' },
  ])
  for (const secret of [telephone, '林暖', '望京']) expect(events.join('\n')).not.toContain(secret)
})

it('is the same while no shop runs: the command opens the data, and writes the line of the log itself', async () => {
  await server!.stop()
  const { output: list } = await runProgram(programs.operator, ['orders', '--status', 'shipped'], environment)
  const [orderId = ''] = list.split(' ')
  const { code, output } = await runProgram(programs.operator, ['order', orderId], environment)
  expect([code, output]).toEqual([0, expect.stringContaining('顺丰速运 SF1030770012345')])
  expect(output).toMatch(new RegExp(`"event":"order-revealed","order":"${orderId}","by":"operator"`))
  const again = await runProgram(programs.operator, ['export', 'orders', '--output', 'all-orders.csv'], environment)
  expect([again.code, again.output]).toEqual([1, expect.stringContaining('There is a file')])
})
