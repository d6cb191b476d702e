import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { REPLY_CODE } from '@hearth/domain'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { connect } from '#database/connect'
import { checkBooks } from './check-books'
import { howMuch } from '@hearth/vitest/whole'
import { logIn, oneSku, orderOn } from './one-sku-shop'
import { buildPrograms, startShopProcess, type ServerProcess } from './server-process'
import { onSmallDisk, type SmallDisk } from './small-disk'

const MB = 1024 * 1024
const STOCK = 20_000
const SHOPPERS = 3
const ROUNDS = howMuch(1, 6)
const PATIENT = { timeout: 60_000, interval: 100 }

onSmallDisk('a shop on the embedded database whose disk fills up', prove)

function prove(small: SmallDisk): void {
  const folder = mkdtempSync(join(tmpdir(), 'hearth-full-disk-'))
  const dataDir = join(small.folder, 'data')
  let server: ServerProcess
  beforeAll(async () => {
    server = await startShopProcess(await buildPrograms('full-disk'), folder, oneSku(STOCK), { DATA_DIR: dataDir })
  }, 120_000)
  afterAll(async () => {
    await server.kill()
    small.remove()
    rmSync(folder, { recursive: true, force: true })
  })

  const ready = async () => (await (await fetch(`${server.address}/health/ready`)).json()) as object

  it(
    'refuses new orders and keeps showing existing ones, sells again once there is space, and loses no acknowledged order',
    async () => {
      const shoppers = await Promise.all(
        Array.from({ length: SHOPPERS }, (_, at) => logIn(() => server, `138200000${10 + at}`)),
      )
      const { acknowledged, statuses, nextOrder, stop } = orderOn(shoppers, 20)
      for (let round = 0; round < ROUNDS; round += 1) {
        await nextOrder()
        const { shopper, orderId } = acknowledged.at(-1)!
        if (round % 2 === 0) {
          // At first little space is left on the disk, and the shop refuses writes. Then no space is left.
          small.fill(50 * MB)
          await expect.poll(ready, PATIENT).toEqual({ status: 'ready', database: 'readOnly' })
          small.fill(0)
          expect((await shopper.readOrder(orderId)).data?.order).toMatchObject({ orderId })
          expect(await shopper.order('while it is full')).toMatchObject({
            status: 503,
            code: REPLY_CODE.readOnly,
            retryAfter: '1',
            message: '店铺暂时只能浏览，请稍后再试',
          })
        } else {
          // The disk becomes full at once, so that a write in progress may fail for lack of space.
          small.fill(0)
          await expect.poll(async () => (await shopper.order('while it is full')).status, PATIENT).toBe(503)
        }
        small.empty()
        await expect.poll(ready, PATIENT).toEqual({ status: 'ready', database: 'up' })
        await nextOrder()
      }
      await stop()

      for (const { shopper, orderId } of acknowledged)
        expect((await shopper.readOrder(orderId)).data?.order).toMatchObject({ orderId })
      expect(await server.stop()).toBe(0)
      const connection = await connect({ dataDir })
      expect(await checkBooks(connection.db, { 101: STOCK })).toEqual([])
      await connection.close()
      process.stdout.write(
        `${ROUNDS} rounds on a full disk: ${acknowledged.length} orders acknowledged and there, ` +
          `statuses ${JSON.stringify([...statuses])}\n`,
      )
    },
    howMuch(180_000, 600_000),
  )
}
