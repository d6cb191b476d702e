import { OPS_CODE, OpsRefusal, type ShopFile, type ShopFileSpu } from '@hearth/ops'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoShop } from '#demo/demo-shop'
import { PRODUCTS_AT_ONCE, writeParts } from '#shop-file/import-in-parts'
import { importFile, operate } from '../../test/command-line'
import { NOON } from '../../test/noon'
import { openTestShop, type TestShop } from '../../test/shop'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ demo: true })
})
afterAll(() => shop.close())

const MANY = 2 * PRODUCTS_AT_ONCE + 1
const demo = demoShop(NOON)
const [lamp] = demo.products as [ShopFileSpu]

/** Returns products like the first one of the demo shop, with numbers of their own. */
const products = (name: string): ShopFileSpu[] =>
  Array.from({ length: MANY }, (_, at) => ({
    ...lamp,
    spuNo: `${name}${at}`,
    defaultSkuNo: `${name}${at}-1`,
    saleAttributes: [],
    skus: [{ ...lamp.skus[0]!, skuNo: `${name}${at}-1`, attributes: [] }],
  }))

async function placesOf(name: string): Promise<string[]> {
  const { rows } = await sql<{ spu_no: string }>`
    select spu_no from spu where spu_no like ${`${name}%`} order by position, spu_no`.execute(shop.connection.db)
  return rows.map(({ spu_no }) => spu_no)
}

/** Returns each number of products that a reader sees while a command runs. */
async function seenDuring(name: string, running: Promise<object>): Promise<number[]> {
  const command = { runs: true }
  const seen = new Set<number>()
  const ended = running.finally(() => (command.runs = false))
  while (command.runs) seen.add((await placesOf(name)).length)
  await ended
  return [...seen]
}

const table = (name: string): string[][] => [
  ['商品编号', 'SKU编号', '商品名称', 'SKU名称', '分类', '图片', '价格(元)', '库存'],
  ...products(name).map(({ spuNo, defaultSkuNo }) => [
    spuNo,
    defaultSkuNo,
    '台灯',
    '台灯 白色',
    demo.categories![0]!.name,
    lamp.pictures[0]!,
    '199',
    '5',
  ]),
]
const importTable = (rows: string[][], ...more: string[]) =>
  operate(shop, { args: ['products', 'import', 'goods.xlsx', ...more], table: rows })

describe('a spreadsheet of many products', () => {
  it('is imported part after part, in its order, and others read the shop between two parts', async () => {
    const running = importTable(table('sheet-'))
    const seen = await seenDuring('sheet-', running)
    const { code, output } = await running
    expect(`${code} ${output}`).toContain(`0 Imported:\n  products: ${MANY} new, 0 changed, 0 unchanged\n`)
    expect(await placesOf('sheet-')).toEqual(
      table('sheet-')
        .slice(1)
        .map(([spuNo]) => spuNo),
    )
    expect(seen.filter((count) => count > 0 && count < MANY)).not.toEqual([])
  })

  it('changes nothing if one row is wrong, and the refusals name the rows of the spreadsheet', async () => {
    const rows = table('wrong-')
    rows[1]![6] = 'ten'
    rows[MANY]![6] = 'twelve'
    for (const more of [[], ['--dry-run']]) {
      const { code, output } = await importTable(rows, ...more)
      expect(code).toBe(1)
      expect(output).toMatch(new RegExp(`第 2 行 价格\\(元\\)：.*\\n  第 ${MANY + 1} 行 价格\\(元\\)：`))
    }
    expect(await placesOf('wrong-')).toEqual([])
  })
})

describe('a shop file of many products', () => {
  const fileOf = (name: string, more: Partial<ShopFile> = {}): ShopFile => ({
    merchants: demo.merchants!,
    categories: demo.categories!,
    products: products(name),
    ...more,
  })
  const sale = (name: string, skuNo: string): ShopFile['promotions'] => [
    {
      ...demo.promotions!.find(({ promotionType, skus }) => promotionType === 102 && skus.length > 0)!,
      promotionId: `sale-${name}`,
      skus: [{ skuNo, promotionPrice: 100 }],
    },
  ]

  it('is imported part after part, in its order, with what names its products at the end', async () => {
    const running = importFile(shop, fileOf('file-', { promotions: sale('file', `file-${MANY - 1}-1`) }))
    const seen = await seenDuring('file-', running)
    const { code, output } = await running
    expect(`${code} ${output}`).toBe(`0 Imported ${MANY} products with ${MANY} skus, and 1 promotions.`)
    expect(await placesOf('file-')).toEqual(products('file-').map(({ spuNo }) => spuNo))
    expect(seen.filter((count) => count > 0 && count < MANY)).not.toEqual([])
  })

  it('changes nothing if its last product is wrong, and the refusal names its place', async () => {
    const file = fileOf('bad-')
    file.products![MANY - 1]!.categoryCode = 'nowhere'
    const { code, output } = await importFile(shop, file)
    expect(`${code} ${output}`).toContain(`products[${MANY - 1}].categoryCode`)
    expect(await placesOf('bad-')).toEqual([])
  })

  it('changes nothing if a promotion names a sku that is nowhere', async () => {
    const { code, output } = await importFile(shop, fileOf('lost-', { promotions: sale('lost', 'lost-none') }))
    expect(`${code} ${output}`).toMatch(/^1 .*lost-none/s)
    expect(await placesOf('lost-')).toEqual([])
  })

  it('changes nothing if two parts have the same product', async () => {
    const file = fileOf('twice-')
    file.products![MANY - 1] = file.products![0]!
    const { code, output } = await importFile(shop, file)
    expect(`${code} ${output}`).toContain(`products[${MANY - 1}].spuNo: twice-0 重复出现`)
    expect(await placesOf('twice-')).toEqual([])
  })
})

it('an import whose later part is refused, since the shop was changed meanwhile, says how much of it is written', async () => {
  const refused = new OpsRefusal({
    code: OPS_CODE.badInput,
    message: '没有导入任何内容：\n  第 9 行 分类：没有分类',
    field: 'file',
  })
  const importing = writeParts({
    name: 'goods.xlsx',
    parts: [1, 2, 3],
    preview: async () => ({}),
    write: async (part) => {
      if (part === 3) throw refused
      return part
    },
  })
  await expect(importing).rejects.toThrow(
    'goods.xlsx: of 3 parts, 2 are written, and the others are not:\n  第 9 行 分类：没有分类\n',
  )
})
