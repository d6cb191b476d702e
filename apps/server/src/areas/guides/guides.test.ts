import { REPLY_CODE } from '@hearth/domain'
import { OPS_CODE, type OpsGuide } from '@hearth/ops'
import type { GuideInfos } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoArea } from '#demo/demo-area'
import { commandLine } from '../../../test/command-line'
import { stockShelf } from '../../../test/shelf'
import { openTestShop, type TestShop } from '../../../test/shop'
import { askAs, auditOf, newStaff } from '../../../test/staff'

let shop: TestShop
let staff: Awaited<ReturnType<typeof newStaff>>
beforeAll(async () => {
  shop = await openTestShop()
  await stockShelf(shop.connection.db, [{ skuNo: 'lamp' }, { skuNo: 'mug' }, { skuNo: 'rug' }])
  staff = await newStaff(shop, 'catalogue')
})
afterAll(() => shop.close())

const list = (...skuNo: string[]) =>
  shop.ask<GuideInfos>({ method: 'POST', url: '/api/platform/product/v1/guideinfos', payload: { skuNo } })
const set = (spuNo: string, version: number, guide?: object) =>
  askAs<OpsGuide>(shop, staff, `PUT /ops/products/${spuNo}/guide/v1`, { version, ...(guide ? { guide } : {}) })
const hearth = commandLine(() => shop)
const lamp = { title: '台灯使用指南', url: 'https://shop.example/lamp.pdf' }

describe('guides to products', () => {
  it('are found for skus in the requested order, and skus without a guide are left out', async () => {
    await set('spu-lamp', 0, lamp)
    await set('spu-rug', 0, { title: '地毯使用指南', url: '/guides/rug' })
    expect((await list('rug', 'mug', 'lamp', 'rug', 'nothing')).data).toEqual({
      result: [
        { skuNo: 'rug', title: '地毯使用指南', url: '/guides/rug' },
        { skuNo: 'lamp', ...lamp },
      ],
    })
    expect((await list()).code).toBe(REPLY_CODE.badInput)
    expect((await list(...Array.from({ length: 51 }, (_, at) => `s${at}`))).code).toBe(REPLY_CODE.badInput)
  })

  it('are changed by staff who read the newest version, logged, and deleted', async () => {
    const { version, guide } = (await askAs<OpsGuide>(shop, staff, 'GET /ops/products/spu-lamp/guide/v1')).data!
    expect([version, guide]).toEqual([1, lamp])
    expect(await set('spu-lamp', version, lamp)).toMatchObject({ data: { changed: false, version } })
    expect(await set('spu-lamp', version)).toMatchObject({ data: { changed: true, version: 2 } })
    expect(await set('spu-lamp', version, lamp)).toMatchObject({ code: OPS_CODE.stale, version: 2 })
    expect((await list('lamp')).data).toEqual({ result: [] })
    expect((await auditOf(shop)).findLast(({ before }) => before)).toMatchObject({
      call: 'products.setGuide',
      before: { guide: lamp },
    })
  })

  it('are refused without a title, with a dangerous address, and for products that do not exist', async () => {
    for (const guide of [
      { title: '', url: '/a' },
      { title: '指南', url: 'javascript:alert(1)' },
      { title: '指南', url: '//evil.example' },
      { title: '指南' },
      { title: '\u0000', url: '/a' },
    ])
      expect(await set('spu-mug', 0, guide)).toMatchObject({ status: 400, code: REPLY_CODE.badInput })
    expect((await set('nothing', 0, lamp)).code).toBe(REPLY_CODE.notFound)
    const support = await newStaff(shop, 'support')
    expect((await askAs(shop, support, 'PUT /ops/products/spu-mug/guide/v1', { version: 0, guide: lamp })).code).toBe(
      OPS_CODE.notAllowed,
    )
  })

  it('are set by the owner’s command', async () => {
    expect((await hearth('guide', 'spu-mug')).output).toBe('spu-mug has no guide.')
    expect((await hearth('guide', 'spu-mug', '--title', '杯子指南', '--url', '/guides/mug')).output).toBe(
      'spu-mug: 杯子指南 /guides/mug',
    )
    expect((await list('mug')).data!.result).toHaveLength(1)
    expect((await hearth('guide', 'spu-mug', '--title', '杯子指南')).code).toBe(2)
    expect((await hearth('guide', 'spu-mug', 'none')).output).toBe('spu-mug has no guide.')
    expect((await hearth('guide', 'nothing')).code).toBe(1)
  })
})

it('the demo shop has some guides, with a page each', async () => {
  const demo = await openTestShop({ demo: true, moreAreas: [demoArea] })
  try {
    const { rows } = await sql<{ skuNo: string }>`
      select default_sku_no as "skuNo" from spu join guide using (spu_no) order by spu_no`.execute(demo.connection.db)
    expect(rows.length).toBeGreaterThan(5)
    const guides = await demo.ask<GuideInfos>({
      method: 'POST',
      url: '/api/platform/product/v1/guideinfos',
      payload: { skuNo: rows.map(({ skuNo }) => skuNo).slice(0, 50) },
    })
    const page = await demo.app.inject(guides.data!.result[0]!.url)
    expect([page.statusCode, page.body.includes(guides.data!.result[0]!.title)]).toEqual([200, true])
    expect((await demo.app.inject('/demo-guides/nothing')).statusCode).toBe(404)
  } finally {
    await demo.close()
  }
})
