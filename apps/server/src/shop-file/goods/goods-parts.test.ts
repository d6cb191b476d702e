import type { GoodsPicture } from '@hearth/ops'
import { expect, it } from 'vitest'
import { goodsParts } from '#shop-file/goods/goods-parts'
import { PRODUCTS_AT_ONCE } from '#shop-file/import-in-parts'

const HEAD = ['商品编号', 'SKU编号', '商品名称', '图片', '备注']
const pictureOf = (name: string): GoodsPicture => ({ name, file: 'AAAA' })
const many = Array.from({ length: PRODUCTS_AT_ONCE }, (_, at) => [`p${at}`, `s${at}`, '灯', '', ''])

it('a spreadsheet of few products is one part, as it stands', () => {
  const rows = [HEAD, ...many]
  expect(goodsParts(rows, [pictureOf('a.jpg')])).toEqual([{ rows, pictures: [pictureOf('a.jpg')] }])
})

it('a spreadsheet of many products is split, and each row keeps its number in the spreadsheet', () => {
  const parts = goodsParts([HEAD, ...many, ['', '', '', '', ''], ['last', 'l1', '灯', '', '']], [])
  expect(parts.map(({ rows }) => rows.length)).toEqual([PRODUCTS_AT_ONCE + 1, 2])
  expect(parts[1]).toEqual({
    rows: [HEAD, ['last', 'l1', '灯', '', '']],
    rowNumbers: [1, PRODUCTS_AT_ONCE + 3],
    pictures: [],
  })
})

it('rows of one product stay together, wherever they stand and whichever number they name', () => {
  const parts = goodsParts(
    [
      HEAD,
      ['', 's7', '', '', ''],
      ...many,
      ['p7', 's7b', '', '', ''],
      ['other', 's7b', '', '', ''],
      ['new', '', '', '', ''],
    ],
    [],
  )
  const isOne = ([spuNo, skuNo]: string[]) => ['p7', 'other'].includes(spuNo!) || ['s7', 's7b'].includes(skuNo!)
  const names = parts.map(({ rows }) => rows.slice(1).filter(isOne))
  expect(names[0]).toEqual([
    ['', 's7', '', '', ''],
    ['p7', 's7', '灯', '', ''],
    ['p7', 's7b', '', '', ''],
    ['other', 's7b', '', '', ''],
  ])
  expect(names[1]).toEqual([])
  expect(parts.flatMap(({ rowNumbers }) => rowNumbers!.slice(1)).sort((one, other) => one - other)).toEqual(
    Array.from({ length: many.length + 4 }, (_, at) => at + 2),
  )
})

it('each part has the pictures that its cells name', () => {
  const parts = goodsParts(
    [HEAD, ['p0', 's0', '', 'a.jpg；b.jpg', ''], ...many.slice(1), ['last', 'l1', '灯', 'b.jpg\nc.jpg', 'd.jpg']],
    ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg'].map(pictureOf),
  )
  expect(parts.map(({ pictures }) => pictures!.map(({ name }) => name))).toEqual([
    ['a.jpg', 'b.jpg'],
    ['b.jpg', 'c.jpg'],
  ])
})
