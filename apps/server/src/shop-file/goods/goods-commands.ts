import type { GoodsCount, PreviewGoods, TakenGoods } from '@hearth/ops'
import { allPages } from '#kernel/commands/all-pages'
import { asRead } from '#kernel/commands/as-read'
import { commandsOf, type CommandContext, type GivenFile, type Said } from '#kernel/commands/command'
import type { Cell } from '#kernel/commands/sheets/new-table'
import { OperatorRefusal } from '#kernel/commands/operator-refusal'
import { printable } from '#kernel/commands/printable'
import { wanted, type Words } from '#kernel/commands/read-words'
import { spreadsheetPath } from '#kernel/commands/sheets/spreadsheet-path'
import { goodsParts, takenTogether } from '#shop-file/goods/goods-parts'
import { PICTURE_HEADINGS } from '#shop-file/goods/goods-pictures'
import { columnOf } from '#shop-file/goods/goods-table'
import { previewParts, writeParts, type PartedImport } from '#shop-file/import-in-parts'
import { told } from '#kernel/commands/told'

/** Number of products that one call reads. */
const BATCH = 500

/** Maximum number of changes that are printed one by one. */
const MOST_PRINTED = 50

/** Commands that export goods to a spreadsheet, and import them from one. */
export const goodsCommands = commandsOf({ group: 'products' }, [
  {
    words: 'products export [--output goods.xlsx|goods.csv]',
    help: {
      zh: '导出全部商品的表格，一行一个规格，改好可再导入',
      en: 'a spreadsheet of all products, one row a sku, to change and import',
    },
    run: exportGoods,
  },
  {
    words: 'products import <goods.xlsx|goods.csv> [--dry-run]',
    help: {
      zh: '按表格添加或修改商品，有错就什么都不改；没有的列和空单元格保持原样；\n--dry-run 只看会改什么',
      en: 'add or change the products of a spreadsheet, nothing of a faulty one; what has no column, or\nan empty cell, stays; --dry-run tells what would change',
    },
    file: {
      as: 'table',
      path: ({ plain }) => plain[0],
      pictures: (heading) => PICTURE_HEADINGS.has(columnOf(heading)?.heading ?? ''),
    },
    run: importGoods,
  },
])

async function exportGoods({ ops }: CommandContext, { options }: Words): Promise<Said> {
  const path = spreadsheetPath(options['output'] ?? 'goods.xlsx')
  const rows: string[][] = []
  let headings: string[] = []
  for await (const page of allPages((place) => ops.goods.list({ ...place, count: BATCH }))) {
    headings = page.headings
    rows.push(...page.rows)
  }
  const numbers = headings.map((heading) => columnOf(heading)?.number)
  const cell = (text: string, at: number): Cell => (numbers[at] && text !== '' ? Number(text) : text)
  return {
    output: told({ zh: `${rows.length} 行已存为 ${path}。`, en: `${rows.length} rows are in ${path}.` }),
    table: { path, sheet: '商品', rows: [headings, ...rows.map((row) => row.map(cell))] },
  }
}

async function importGoods(
  { ops }: CommandContext,
  { plain, options }: Words,
  { table, pictures = [] }: GivenFile,
): Promise<string> {
  const name = wanted(plain, 0, { zh: '表格文件名', en: 'which spreadsheet' })
  if (table === undefined) throw new OperatorRefusal({ zh: `${name} 读不出来。`, en: `${name} could not be read.` })
  const parted: PartedImport<PreviewGoods, TakenGoods, TakenGoods> = {
    name,
    parts: goodsParts(table, pictures),
    preview: (part) => ops.goods.preview(part),
    write: (part) =>
      asRead(
        () => ops.shop.read({}),
        ({ version }) => ops.goods.import({ version, ...part }),
      ),
  }
  const isTrial = options['dry-run'] !== undefined
  const taken = await (isTrial ? previewParts(parted) : writeParts(parted))
  return [
    isTrial
      ? told({ zh: '没有写入。导入后将是：', en: 'Nothing was written. An import would bring:' })
      : told({ zh: '已导入：', en: 'Imported:' }),
    ...takenLines(takenTogether(taken)),
  ].join('\n')
}

function takenLines({ products, skus, categories, columns, changes }: TakenGoods): string[] {
  const more = columns.reduce((sum, { changed }) => sum + changed, 0) - Math.min(changes.length, MOST_PRINTED)
  return [
    told({ zh: `  商品：${countText(products)}`, en: `  products: ${countText(products)}` }),
    told({ zh: `  规格：${countText(skus)}`, en: `  skus: ${countText(skus)}` }),
    ...(categories.length > 0
      ? [
          told({
            zh: `  新分类：${categories.map((name) => printable(name)).join('、')}`,
            en: `  new categories: ${categories.map((name) => printable(name)).join(', ')}`,
          }),
        ]
      : []),
    ...columns.map(({ heading, changed }) =>
      told({ zh: `  ${heading}：修改 ${changed}`, en: `  ${heading}: ${changed} changed` }),
    ),
    ...changes
      .slice(0, MOST_PRINTED)
      .map(
        ({ row, of, heading, before, after }) =>
          `    第 ${row} 行 ${of} ${heading}：${shown(before)} → ${shown(after)}`,
      ),
    ...(more > 0 ? [`    另有 ${more} 处`] : []),
  ]
}

const countText = ({ added, changed, unchanged }: GoodsCount): string =>
  told({
    zh: `新增 ${added}，修改 ${changed}，不变 ${unchanged}`,
    en: `${added} new, ${changed} changed, ${unchanged} unchanged`,
  })

/** Maximum number of characters of a cell that are printed. */
const LONGEST = 40

/** Returns a cell in one line. */
function shown(cell: string): string {
  const line = printable(cell.replaceAll('\n', '；'))
  return line === '' ? '（空）' : line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line
}
