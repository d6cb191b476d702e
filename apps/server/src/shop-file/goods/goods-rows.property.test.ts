import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { codeText } from '@hearth/domain'
import { expect, it } from 'vitest'
import { csvCell } from '#kernel/commands/sheets/csv-cell'
import { goodsRows } from '#shop-file/goods/goods-rows'
import { GOODS_HEADINGS, readGoodsTable } from '#shop-file/goods/goods-table'
import { isChanged, mergeGoods } from '#shop-file/goods/merge-goods'
import type { GoodsSku, GoodsSpu } from '#shop-file/goods/stored-goods'

/** Texts that are hard to parse: characters that separate cells, formulas, apostrophes, emoji. */
const words = fc
  .array(
    fc.constantFrom('灯', 'a', '：', ':', '=', '；', ';', ',', "'", '-', '＝', '【', '】', '"', '|', ' ', '👨‍👩‍👧', '1'),
    {
      minLength: 1,
      maxLength: 8,
    },
  )
  .map((signs) => `灯${signs.join('')}`.trim())
const hard = fc.oneof(
  words,
  words.map((text) => text.slice(1).trim() || '灯'),
)
const number = fc.stringMatching(/^[0-9a-z-]{1,8}$/).filter((text) => codeText(text) === text)
const fen = fc.integer({ min: 1, max: 999_999_999 })
const pairs = fc.array(fc.record({ name: hard, value: hard }), { maxLength: 3 })

const sku = fc.record({
  skuNo: number,
  skuName: hard,
  attributes: pairs,
  picture: number,
  price: fen,
  stock: fc.nat(),
  limitQuantity: fc.integer({ min: 1, max: 200 }),
  onShelf: fc.boolean(),
  sold: fc.nat(),
  marketPrice: fc.option(fen, { nil: undefined }),
}) as fc.Arbitrary<GoodsSku>

const spu = fc.record({
  spuNo: number,
  name: hard,
  sellingPoint: fc.oneof(hard, fc.constant('')),
  brandName: hard,
  categoryCode: fc.constantFrom('lamp', 'lock'),
  merchantId: fc.constant('own'),
  pictures: fc.array(number, { minLength: 1, maxLength: 3 }),
  detailPictures: fc.array(number, { maxLength: 2 }),
  highlights: fc.array(hard, { maxLength: 3 }),
  specifications: fc.array(fc.record({ name: hard, items: pairs }), { maxLength: 2 }),
  saleAttributes: fc.constant([]),
  services: fc.array(hard, { maxLength: 2 }),
  defaultSkuNo: fc.constant('-'),
  skus: fc.uniqueArray(sku, { minLength: 1, maxLength: 3, selector: ({ skuNo }) => skuNo }),
}) as fc.Arbitrary<GoodsSpu>

const goods = fc
  .uniqueArray(spu, { minLength: 1, maxLength: 3, selector: ({ spuNo }) => spuNo })
  .map((products) =>
    products.map((one) => ({ ...one, skus: one.skus.map((of) => ({ ...of, skuNo: `${one.spuNo}_${of.skuNo}` })) })),
  )
const named = {
  categories: [
    { id: 'lamp', name: '灯具' },
    { id: 'lock', name: '灯具' },
  ],
  merchants: [{ id: 'own', name: '本店' }],
}
const pictureOf = (name: string) => name

const asXlsx = (rows: string[][]) => rows.map((row) => row.map(codeText))
const asCsv = (rows: string[][]) =>
  (parse(rows.map((row) => row.map(csvCell).join(',')).join('\r\n')) as string[][]).map((row) => row.map(codeText))

it.each([
  ['.xlsx', asXlsx],
  ['.csv', asCsv],
])('what an export writes changes nothing as %s, whatever the goods are called', (_, through) => {
  fc.assert(
    fc.property(goods, (products) => {
      const table = readGoodsTable(through([[...GOODS_HEADINGS], ...goodsRows(products, named)]))
      const merged = mergeGoods(table, { products, ...named, behind: 0 }, { pictures: [], places: [], pictureOf })
      expect([...table.faults, ...merged.faults]).toEqual([])
      expect(merged.products.flatMap(({ changes }) => changes)).toEqual([])
      expect(merged.products.filter(isChanged)).toEqual([])
      expect(merged.products.map((one) => one.spu)).toEqual(products)
      expect(merged.categories).toEqual([])
    }),
    { numRuns: 300 },
  )
})
