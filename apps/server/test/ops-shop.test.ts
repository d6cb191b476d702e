import {
  OPS_CODE,
  type GivenCoupon,
  type ImportedShop,
  type LogPage,
  type OpsBatchPage,
  type OpsShop,
} from '@hearth/ops'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestShop, NOON, type TestShop } from './shop'
import { askAs, auditOf, newStaff } from './staff'

let shop: TestShop
let owner: Awaited<ReturnType<typeof newStaff>>
beforeAll(async () => {
  shop = await openTestShop({ demo: true })
  owner = await newStaff(shop, 'owner')
})
afterAll(() => shop.close())

const readShop = async () => (await askAs<OpsShop>(shop, owner, 'GET /ops/shop/v1')).data!
const change = (payload: object) => askAs<OpsShop>(shop, owner, 'PUT /ops/shop/v1', payload)
const importFile = (version: number, file: object | string) =>
  askAs<ImportedShop>(shop, owner, 'POST /ops/shop/import/v1', {
    version,
    file: typeof file === 'string' ? file : JSON.stringify(file),
  })

describe('the shop’s own texts and settings', () => {
  it('are changed in part, read by shoppers at once, and leave the earlier values in the log', async () => {
    const before = await readShop()
    expect(await change({ version: before.version, slogan: '灯火可亲' })).toMatchObject({
      data: { ...before, slogan: '灯火可亲', version: before.version + 1 },
    })
    const page = await shop.ask({ url: '/cms/api/v1/widgets?urlMapping=%2Fshop' })
    expect(JSON.stringify(page)).toContain('灯火可亲')
    expect((await auditOf(shop)).at(-1)).toMatchObject({
      call: 'shop.change',
      before: { slogan: before.slogan },
      after: { slogan: '灯火可亲' },
    })
  })

  it('are refused with an old version, and with empty words', async () => {
    const { version, name } = await readShop()
    expect(await change({ version: version - 1, name: '别的店' })).toMatchObject({ code: OPS_CODE.stale, version })
    expect(await change({ version, name: '店'.repeat(21) })).toMatchObject({ status: 400, field: 'name' })
    expect(await change({ version, colour: 'red' })).toMatchObject({ status: 400, field: 'colour' })
    expect(await readShop()).toMatchObject({ name, version })
  })
})

describe('importing a shop file', () => {
  it('changes all of it in the version that was read, once, and names the place of a fault', async () => {
    const { version } = await readShop()
    expect(await importFile(version, { shop: { name: '' } })).toMatchObject({
      status: 400,
      field: 'file',
      message: expect.stringContaining('shop.name'),
    })
    const file = {
      shop: { name: '新店' },
      merchants: [{ merchantId: 'm9', name: '新', companyName: '新公司', telephone: '01012345678' }],
    }
    const replies = await Promise.all(Array.from({ length: 10 }, () => importFile(version, file)))
    expect(replies.map(({ code }) => code).sort()).toEqual([0, ...Array.from({ length: 9 }, () => OPS_CODE.stale)])
    expect(await readShop()).toMatchObject({ name: '新店', version: version + 1 })
  })
})

describe('giving a coupon', () => {
  const batches = async () => (await askAs<OpsBatchPage>(shop, owner, 'GET /ops/coupons/v1?count=1000')).data!.batches
  const give = (batchId: string, version: number, telephone: string, key?: string) =>
    askAs<GivenCoupon>(shop, owner, `POST /ops/coupons/${batchId}/give/v1`, { version, telephone }, key)
  const given = async (id: string) => {
    const { rows } = await sql<{ n: number }>`select count(*) as n from coupon where shopper_id = ${id}`.execute(
      shop.connection.db,
    )
    return Number(rows[0]?.n)
  }

  it('gives one under one key, on the terms that were read, and stores no whole telephone', async () => {
    const { id } = await shop.newShopper('13912340000')
    const batch = (await batches()).find(({ endTime }) => endTime > NOON)
    const { batchId, version } = batch!
    const [first, again] = [
      await give(batchId, version, '13912340000', 'c'),
      await give(batchId, version, '13912340000', 'c'),
    ]
    expect(again.data).toEqual(first.data)
    expect(await given(id)).toBe(1)
    const kept = JSON.stringify(await auditOf(shop))
    expect(kept).toContain('139****0000')
    expect(kept).not.toContain('13912340000')
    await sql`update coupon_batch set version = version + 1 where id = ${batchId}`.execute(shop.connection.db)
    expect(await give(batchId, version, '13912340000')).toMatchObject({ code: OPS_CODE.stale, version: version + 1 })
    expect(await given(id)).toBe(1)
  })

  it('names the field when the shopper or the coupon does not exist, and says that a batch is over', async () => {
    await shop.newShopper('13912340001')
    const { batchId, version } = (await batches())[0]!
    expect(await give(batchId, version, '13900009999')).toMatchObject({ status: 404, field: 'telephone' })
    expect(await give('nowhere', 0, '13912340001')).toMatchObject({ status: 404, field: 'batchId' })
    await sql`update coupon_batch set end_time = 1 where id = ${batchId}`.execute(shop.connection.db)
    expect(await give(batchId, version, '13912340001')).toMatchObject({ code: OPS_CODE.couponUnusable })
  })
})

it('the audit log is read by key, newest first, filtered by who, what and object, by staff with the permission', async () => {
  const auditor = await newStaff(shop, 'auditor')
  const all = (await auditOf(shop)).map(({ id }) => String(id)).toReversed()
  const found: string[] = []
  let after = ''
  do {
    const page = await askAs<LogPage>(shop, auditor, `GET /ops/log/v1?count=3&after=${after}`)
    found.push(...page.data!.lines.map(({ id }) => id))
    after = page.data!.after
  } while (after !== '')
  expect(found).toEqual(all)
  const some = await askAs<LogPage>(shop, auditor, `GET /ops/log/v1?call=shop.change&actor=${owner.name}`)
  expect(new Set(some.data!.lines.map(({ call }) => call))).toEqual(new Set(['shop.change']))
  expect(await askAs(shop, await newStaff(shop, 'support'), 'GET /ops/log/v1')).toMatchObject({ status: 403 })
})
