import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readTable } from '#operator/files/read-table'
import { requestOf } from '#operator/files/request-of'
import { writeTable } from '#operator/files/write-table'
import type { Cell } from '#kernel/commands/sheets/new-table'
import { shopFileParts } from '#shop-file/shop-file-parts'
import { operate } from '../../../test/command-line'
import { greyPng } from '../../../test/grey-png'
import { openTestShop, type TestShop } from '../../../test/shop'
import { auditOf } from '../../../test/staff'

const folder = mkdtempSync(join(tmpdir(), 'hearth-goods-'))
let shop: TestShop
let files = 0
beforeAll(async () => {
  shop = await openTestShop({ demo: true })
})
afterAll(async () => {
  await shop.close()
  rmSync(folder, { recursive: true, force: true })
})

const exported = async (): Promise<Cell[][]> => (await operate(shop, { args: ['products', 'export'] })).table!.rows
const take = (rows: Cell[][], ...more: string[]) =>
  operate(shop, { args: ['products', 'import', 'goods.xlsx', ...more], table: rows.map((row) => row.map(String)) })
const refusal = async (rows: Cell[][]) => {
  const before = await everything()
  const { code, output } = await take(rows)
  expect(`${code} ${output}`).toMatch(/^1 /)
  expect(await changedSince(before)).toEqual([])
  return output
}
/** Writes rows to a spreadsheet, and returns the table that is read from it. */
const through = async (ending: string, rows: Cell[][]) => {
  const path = join(folder, `${(files += 1)}.${ending}`)
  await writeTable({ path, rows })
  return readTable(path, readFileSync(path))
}

/** Returns the rows of all tables that a shop file writes, apart from settings. */
async function everything(): Promise<Record<string, string>> {
  const kept = new Set(shopFileParts.flatMap(({ tables = {} }) => Object.keys(tables)))
  kept.delete('setting')
  const texts: Record<string, string> = {}
  for (const table of kept) {
    const { rows } = await sql`select * from ${sql.table(table)} order by 1, 2`.execute(shop.connection.db)
    texts[table] = JSON.stringify(rows)
  }
  return texts
}
/** Returns the tables whose rows differ from `before`, an earlier result of `everything`. */
const changedSince = async (before: Record<string, string>) => {
  const now = await everything()
  return Object.keys(before).filter((table) => before[table] !== now[table])
}

const skuOf = async (skuNo: string) =>
  shop.connection.db.selectFrom('sku').selectAll().where('sku_no', '=', skuNo).executeTakeFirstOrThrow()
const spuOf = async (spuNo: string) =>
  shop.connection.db.selectFrom('spu').selectAll().where('spu_no', '=', spuNo).executeTakeFirstOrThrow()

describe('a spreadsheet of the existing goods', () => {
  it.each(['xlsx', 'csv'])(
    'is imported again as %s and changes nothing, not even how often a row was written',
    async (ending) => {
      const rows = await through(ending, await exported())
      expect(rows.length).toBeGreaterThan(50)
      const before = await everything()
      const told = await take(rows, '--dry-run')
      expect(told.output).toMatch(
        /^Nothing was written\. .*\n {2}products: 0 new, 0 changed, \d+ unchanged\n {2}skus: 0 new, 0 changed, \d+ unchanged$/,
      )
      expect((await take(rows)).output).toBe(told.output.replace(/^.*\n/, 'Imported:\n'))
      expect(await changedSince(before)).toEqual([])
    },
  )

  it('renames a product by two columns, and leaves its prices, stock, promotions and place alone', async () => {
    const [first] = (await exported()).slice(1) as [string[]]
    const before = { spu: await spuOf(first[0]!), all: await everything() }
    const { code, output } = await take([
      ['商品编号', '商品名称'],
      [first[0]!, '换了名字的音箱'],
    ])
    expect(code).toBe(0)
    expect(output.split('\n')).toEqual([
      'Imported:',
      '  products: 0 new, 1 changed, 0 unchanged',
      '  skus: 0 new, 0 changed, 0 unchanged',
      '  商品名称: 1 changed',
      `    第 2 行 ${first[0]} 商品名称：${before.spu.name} → 换了名字的音箱`,
    ])
    expect(await spuOf(first[0]!)).toEqual({ ...before.spu, name: '换了名字的音箱' })
    await take([
      ['商品编号', '商品名称'],
      [first[0]!, before.spu.name],
    ])
    expect(await changedSince(before.all)).toEqual(['sku'])
    const versionless = (skus: string) => skus.replaceAll(/"version":\d+/g, '')
    expect(versionless((await everything())['sku']!)).toBe(versionless(before.all['sku']!))
  })

  it('changes prices and shelves by the numbers of skus alone, and shows each change', async () => {
    const head = ['SKU编号', '价格（元）', '上架']
    const before = await skuOf('100101')
    const { output } = await take([head, ['100101', '￥1,234.5', '否'], ['100102', '', '']])
    expect(output).toContain('  skus: 0 new, 1 changed, 1 unchanged')
    expect(output).toContain('→ 1234.50')
    expect(output).toContain('上架：是 → 否')
    expect(await skuOf('100101')).toMatchObject({ price: 123450, stock: before.stock, sku_status: 0 })
    expect((await auditOf(shop)).at(-1)).toMatchObject({ target_kind: 'spu', target_id: '1001' })
    await take([head, ['100101', `${before.price / 100}`, '是']])
    expect(await skuOf('100101')).toMatchObject({ price: before.price, sku_status: before.sku_status })
  })

  it('keeps the sales made while the spreadsheet was open, however often it is imported', async () => {
    const head = ['SKU编号', '已售(勿改)', '库存']
    const { sold, stock } = await skuOf('100101')
    const sell = (pieces: number) =>
      sql`update sku set stock = stock - ${pieces}, sold = sold + ${pieces} where sku_no = '100101'`.execute(
        shop.connection.db,
      )
    await sell(5)
    const untouched = await take([head, ['100101', `${sold}`, `${stock}`]])
    expect(untouched.output).toContain('skus: 0 new, 0 changed, 1 unchanged')
    const more = [head, ['100101', `${sold}`, `${stock + 100}`]]
    for (let times = 0; times < 2; times += 1) {
      await take(more)
      expect((await skuOf('100101')).stock).toBe(stock + 95)
    }
    await take([head, ['100101', `${sold}`, '2']])
    expect((await skuOf('100101')).stock).toBe(0)
    await take([
      ['SKU编号', '库存'],
      ['100101', `${stock - 5}`],
    ])
    expect((await skuOf('100101')).stock).toBe(stock - 5)
    await sell(-5)
  })

  it('removes a value where the cell says so, and changes nothing where it is empty', async () => {
    const { market_price: before } = await skuOf('100101')
    const head = ['SKU编号', '市场价(元)', '价格(元)']
    await take([head, ['100101', '9999', '']])
    expect(await skuOf('100101')).toMatchObject({ market_price: 999900 })
    await take([head, ['100101', '清空', '']])
    expect(await skuOf('100101')).toMatchObject({ market_price: null })
    expect(await refusal([head, ['100101', '', '清空']])).toContain('第 2 行 价格(元)：不能清空')
    if (before !== null) await take([head, ['100101', `${before / 100}`, '']])
  })
})

describe('a spreadsheet with faults', () => {
  it('names all of them at once by row and column, and writes nothing', async () => {
    const output = await refusal([
      ['商品编号', 'SKU编号', '商品名称', '价格(元)', '库存', '上架', '商家', '运费模板'],
      ['1001', '100101', '长'.repeat(101), '十元', '1.5', '也许', '没有的商家', ''],
      ['1001', '100102', '', '99999999999', '', '', '', 'nowhere'],
      ['1001', '100102', '', '', '3', '', '', ''],
      ['1002', '100101', '', '#REF!', '', '', '', ''],
      ['', '', '谁', '', '', '', '', ''],
      ['', 'none', '', '1', '', '', '', ''],
      ['brand-new', 'b1', '新品', '1', '1', '', '', ''],
    ])
    expect(output).toContain('没有导入任何内容')
    for (const line of [
      '第 2 行 商品名称：须是 1 至 100 个字的文字，不能换行',
      '第 2 行 价格(元)：须是以元为单位的金额',
      '第 2 行 库存：须是整数',
      '第 2 行 上架：须是「是」或「否」',
      '第 2 行 商家：没有商家 没有的商家',
      '第 3 行 价格(元)：须是 0.01 至 9999999.99 的金额',
      '第 4 行 SKU编号：100102 与第 3 行重复',
      '第 5 行 价格(元)：公式出错：#REF!',
      '第 5 行 SKU编号：100101 与第 2 行重复',
      '第 6 行 商品编号：请填写商品编号',
      '第 7 行 SKU编号：没有 SKU none',
      '第 8 行 商品编号：没有商品 brand-new；要新增，还需要这些列：分类、图片',
    ])
      expect(output).toContain(line)
  })

  it('is refused for what the shop knows: a sku of another product, a price below the floor, a missing picture', async () => {
    const other = (await exported()).slice(1).find(([spuNo]) => spuNo === '1002')!
    expect(
      await refusal([
        ['商品编号', 'SKU编号', 'SKU名称', '规格', '价格(元)', '库存'],
        ['1001', '100201', '偷来的', '颜色：偷', '1', '1'],
      ]),
    ).toContain('第 2 行 SKU编号：100201 已经是商品 1002 的规格')
    expect(
      await refusal([
        ['SKU编号', '价格(元)', '最低售价(元)'],
        ['100101', '100', '200'],
      ]),
    ).toMatch(/第 2 行 最低售价\(元\)：.*低于最低售价/)
    expect(
      await refusal([
        ['商品编号', '图片'],
        [String(other[0]), 'nobody\nlost.jpg'],
      ]),
    ).toContain('第 2 行 图片：没有文件 lost.jpg')
    expect(
      await refusal([
        ['商品编号', '图片'],
        [String(other[0]), 'nobody'],
      ]),
    ).toContain('第 2 行 图片：没有图片 nobody')
  })

  it.each<[string, Cell[][], string]>([
    ['without numbers', [['商品名称'], ['灯']], '第 1 行：没有「商品编号」或「SKU编号」这一列'],
    [
      'with an unknown column',
      [
        ['商品编号', '价各'],
        ['1001', '1'],
      ],
      '没有「价各」这一列',
    ],
    [
      'with a column twice',
      [
        ['商品编号', '价格', '售价'],
        ['1001', '1', '2'],
      ],
      '「价格(元)」有两列',
    ],
    [
      'with a column without a name',
      [
        ['商品编号', ''],
        ['1001', '1'],
      ],
      '第 2 列没有列名',
    ],
    [
      'that names two for one product',
      [
        ['SKU编号', '商品名称'],
        ['100101', '甲'],
        ['100102', '乙'],
      ],
      '第 3 行 商品名称：与第 2 行不同',
    ],
  ])('%s is refused', async (_, rows, words) => {
    expect(await refusal(rows)).toContain(words)
  })
})

it('is not taken for a shop file', async () => {
  const { args, input } = await requestOf(['import', '/nowhere/goods.xlsx'], (path) => path)
  const { code, output } = await operate(shop, { args, input })
  expect(code).toBe(1)
  expect(output).toContain('hearth products import /nowhere/goods.xlsx')
})

it('reports a faulty cell of a new product once', async () => {
  const output = await refusal([
    ['商品编号', '商品名称', '分类', '价格', '库存', '图片'],
    ['n1', '新灯', '新分类', '十元', '1', '1001-moon-face'],
  ])
  expect(output.split('\n').slice(1)).toEqual([expect.stringMatching(/^ {2}第 2 行 价格\(元\)：须是以元为单位的金额/)])
})

it('whose new category and product name a missing picture is refused once, by its cell', async () => {
  const output = await refusal([
    ['商品编号', '商品名称', '分类', '价格', '库存', '图片'],
    ['n1', '新灯', '新分类', '1', '1', 'nobody'],
  ])
  expect(output.split('\n').slice(1)).toEqual(['  第 2 行 图片：没有图片 nobody'])
})

describe('an empty shop', () => {
  it('is filled by one spreadsheet with its pictures: categories, products and skus to choose from', async () => {
    const empty = await openTestShop({})
    const here = mkdtempSync(join(folder, 'empty-'))
    mkdirSync(join(here, '照片'))
    writeFileSync(join(here, '照片', '台灯.png'), greyPng(800, 800))
    writeFileSync(join(here, 'sheep.png'), greyPng(600, 600))
    const path = join(here, 'goods.csv')
    const lines = [
      '货号,商品名称,分类,SKU编号,规格,价格,库存,图片,SKU图片',
      '0012,暖光台灯,灯具,0012-w,颜色：白；功率：5W,199,20,照片/台灯.png,',
      ',,,0012-b,颜色：黑；功率：5W,209,10,,sheep.png',
      '13,小羊夜灯,灯具,,,59.9,5,sheep.png；照片/台灯.png,',
    ]
    // A row without a product number does not belong to the row above it: rows may be sorted.
    writeFileSync(path, lines.join('\n').replace('\n,,,0012-b', '\n0012,,,0012-b'))
    const request = await requestOf(['products', 'import', path], (one) => one)
    const { code, output } = await operate(empty, request)
    expect(`${code} ${output}`).toContain('0 Imported:')
    expect(output.split('\n').slice(1)).toEqual([
      '  products: 2 new, 0 changed, 0 unchanged',
      '  skus: 3 new, 0 changed, 0 unchanged',
      '  new categories: 灯具',
    ])
    const { data } = await empty.ask<{ name: string; categoryName: string; saleAttributes: object[] }>(
      '/api/products/base/v2/0012/2',
    )
    expect(data).toMatchObject({
      name: '暖光台灯',
      categoryName: '灯具',
      saleAttributes: [
        { name: '颜色', values: [{ value: '白' }, { value: '黑', picture: { width: 600 } }] },
        { name: '功率', values: [{ value: '5W' }] },
      ],
    })
    expect((await operate(empty, { args: ['products'] })).output).toContain('13  小羊夜灯  59.90  5 left')
    expect((await operate(empty, request)).output).toContain('products: 0 new, 0 changed, 2 unchanged')
    await empty.close()
  })
})
