import { OPS_CODE, type ShopFile } from '@hearth/ops'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoShop } from '#demo/demo-shop'
import { requestOf } from '#operator/files/request-of'
import { shopFileParts } from '#shop-file/shop-file-parts'
import { operate } from '../../test/command-line'
import { openTestShop, type TestShop } from '../../test/shop'
import { askAs, auditOf, newStaff } from '../../test/staff'

let shop: TestShop
let file: ShopFile
beforeAll(async () => {
  shop = await openTestShop({ demo: true })
  file = demoShop(shop.ports.clock())
})
afterAll(() => shop.close())

const hearth = (part: object, ...args: string[]) =>
  operate(shop, { args: ['import', 'shop.json', ...args], input: JSON.stringify(part) })

/** Returns every row of the tables that a file writes, with the number of times each was written. */
async function everything(): Promise<string> {
  const tables = new Set(shopFileParts.flatMap(({ tables: kept = {} }) => Object.keys(kept)))
  const rows = [...tables].map((table) =>
    shop.connection.db
      .selectFrom(table as 'spu')
      .selectAll()
      .execute(),
  )
  return JSON.stringify(await Promise.all(rows))
}

it('shows for an already imported file that nothing would change, part by part', async () => {
  const { code, output } = await hearth(file, '--dry-run')
  expect(code).toBe(0)
  const lines = output.split('\n').slice(1)
  expect(lines).toHaveLength(Object.keys(file).length)
  for (const line of lines) expect(line).toMatch(/^ {2}\w+: 0 new, 0 changed, [1-9]\d* unchanged$/)
})

it('counts what is new, changed, unchanged and gone, writes nothing, and the import then does just that', async () => {
  const [lamp, ...others] = file.products!
  const added = { ...lamp!, spuNo: 'new', defaultSkuNo: 'new-1', skus: [{ ...lamp!.skus[0]!, skuNo: 'new-1' }] }
  const group = file.promotions!.find(({ groupSize }) => groupSize !== undefined)
  const part = {
    products: [{ ...lamp!, name: '新名字' }, ...others, added],
    promotions: [{ ...group!, groupSize: group!.groupSize! + 1 }],
    stores: file.stores!.slice(1),
    shop: { slogan: '灯火可亲' },
    freeTrials: { atOnce: 2 },
  }
  const before = await everything()
  const told = await hearth(part, '--dry-run')
  const [head, ...lines] = told.output.split('\n')
  expect(head).toBe('Nothing was written. An import would bring:')
  expect(lines.toSorted()).toEqual(
    [
      '  shop: 0 new, 1 changed, 0 unchanged',
      `  products: 1 new, 1 changed, ${others.length} unchanged`,
      '  promotions: 0 new, 1 changed, 0 unchanged',
      `  stores: 0 new, 0 changed, ${file.stores!.length - 1} unchanged, 1 deleted`,
      '  freeTrials: 0 new, 1 changed, 0 unchanged',
    ].toSorted(),
  )
  expect(await everything()).toBe(before)
  expect(await hearth(part)).toMatchObject({ code: 0 })
  expect((await hearth(part, '--dry-run')).output).not.toMatch(/[1-9]\d* (?:new|changed|deleted)/)
})

it('names every fault of a file, as the import would', async () => {
  const part = { products: [{ ...file.products![0]!, categoryCode: 'nowhere' }], couponBatches: [{}] }
  const told = await hearth(part, '--dry-run')
  expect(told).toEqual(await hearth(part))
  expect(told.output).toContain('products[0].categoryCode: 没有分类 nowhere')
})

it('is allowed over the network to staff with the permission to import, and leaves no line in the log', async () => {
  const [owner, reader] = [await newStaff(shop, 'owner'), await newStaff(shop, 'support')]
  const lines = (await auditOf(shop)).length
  const ask = (staff: typeof owner) =>
    askAs(shop, staff, 'POST /ops/shop/import/preview/v1', { file: JSON.stringify({ merchants: file.merchants }) })
  expect((await ask(owner)).data).toEqual({
    changes: [{ part: 'merchants', added: 0, changed: 0, unchanged: 1, deleted: 0 }],
  })
  expect(await auditOf(shop)).toHaveLength(lines)
  expect(await ask(reader)).toMatchObject({ code: OPS_CODE.notAllowed })
})

it('is an option without a value: the file is not taken as its value', async () => {
  await expect(requestOf(['import', '--dry-run', 'nowhere.json'], (path) => path)).rejects.toThrow('nowhere.json')
})

it('knows the tables of every part that writes', () => {
  const without = shopFileParts.filter(({ write, tables }) => write && !tables).map(({ name }) => name)
  expect(without).toEqual(['freightOfProducts'])
})
