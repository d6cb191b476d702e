import {
  CellFault,
  readCountCell,
  readNames,
  readPairs,
  readYesCell,
  readYuanCell,
  showCount,
  showPairs,
  showYes,
  showYuan,
} from '#shop-file/goods/goods-cells'
import { without, type GoodsColumn } from '#shop-file/goods/goods-column'
import type { GoodsSku } from '#shop-file/goods/stored-goods'

const PRICE = '须是 0.01 至 9999999.99 的金额'

export const SKU_NO: GoodsColumn<GoodsSku> = {
  heading: 'SKU编号',
  also: ['规格编号'],
  field: 'skuNo',
  show: ({ skuNo }) => skuNo,
  take: (sku) => sku,
}

/** Columns of a sku. */
export const SKU_COLUMNS: readonly GoodsColumn<GoodsSku>[] = [
  SKU_NO,
  {
    heading: 'SKU名称',
    field: 'skuName',
    show: ({ skuName }) => skuName,
    take: (sku, skuName) => ({ ...sku, skuName }),
  },
  {
    heading: '规格',
    field: 'attributes',
    show: ({ attributes }) => showPairs(attributes),
    take: (sku, cell) => ({ ...sku, attributes: readPairs(cell) }),
    empty: (sku) => ({ ...sku, attributes: [] }),
  },
  {
    heading: 'SKU图片',
    also: ['规格图片'],
    field: 'picture',
    show: ({ picture }) => picture,
    take(sku, cell, { pictureOf }) {
      const [name = '', ...more] = readNames(cell)
      if (more.length > 0) throw new CellFault('只能填写一张图片')
      return { ...sku, picture: pictureOf(name) }
    },
  },
  {
    heading: '价格(元)',
    also: ['价格', '售价', '售价(元)'],
    field: 'price',
    words: PRICE,
    number: true,
    needed: true,
    show: ({ price }) => showYuan(price),
    take: (sku, cell) => ({ ...sku, price: readYuanCell(cell) }),
  },
  {
    heading: '市场价(元)',
    also: ['市场价', '划线价', '划线价(元)'],
    field: 'marketPrice',
    words: PRICE,
    number: true,
    show: ({ marketPrice }) => showYuan(marketPrice),
    take: (sku, cell) => ({ ...sku, marketPrice: readYuanCell(cell) }),
    empty: without('marketPrice'),
  },
  {
    heading: '最低售价(元)',
    also: ['最低售价', '最低价', '最低价(元)'],
    field: 'floorPrice',
    words: PRICE,
    number: true,
    show: ({ floorPrice }) => showYuan(floorPrice),
    take: (sku, cell) => ({ ...sku, floorPrice: readYuanCell(cell) }),
    empty: without('floorPrice'),
  },
  {
    heading: '已售(勿改)',
    also: ['已售'],
    field: 'soldThen',
    number: true,
    always: true,
    told: true,
    show: ({ sold }) => showCount(sold),
    take: (sku, cell) => ({ ...sku, soldThen: readCountCell(cell) }),
  },
  {
    heading: '库存',
    field: 'stock',
    number: true,
    needed: true,
    always: true,
    show: ({ stock }) => showCount(stock),
    // The cell is the stock at the time of the export. Pieces sold since then are subtracted, and returned pieces are
    // added.
    take: (sku, cell) => ({
      ...sku,
      stock: Math.max(0, readCountCell(cell) + (sku.soldThen ?? sku.sold) - sku.sold),
    }),
  },
  {
    heading: '上架',
    also: ['是否上架'],
    field: 'onShelf',
    show: ({ onShelf }) => showYes(onShelf),
    take: (sku, cell) => ({ ...sku, onShelf: readYesCell(cell) }),
  },
  {
    heading: '限购',
    also: ['限购数量'],
    field: 'limitQuantity',
    number: true,
    show: ({ limitQuantity }) => showCount(limitQuantity),
    take: (sku, cell) => ({ ...sku, limitQuantity: readCountCell(cell) }),
  },
  {
    heading: '重量(克)',
    also: ['重量'],
    field: 'grams',
    number: true,
    show: ({ grams }) => showCount(grams),
    take: (sku, cell) => ({ ...sku, grams: readCountCell(cell) }),
    empty: without('grams'),
  },
]
