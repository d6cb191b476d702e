import { expect, it } from 'vitest'
import { matchPath } from '#route/match-path'
import { productPath } from '#route/product-path'

const ODD = 'A/1 b#2%?x&y=灯'

it('leads to the product and the sku it was made from, whatever characters their numbers have', () => {
  const [path = '', query = ''] = productPath(ODD, `${ODD}+1`).split('?')
  expect(matchPath('/product/:spuNo', path)).toEqual({ spuNo: ODD })
  expect(query.split('&')).toHaveLength(1)
  expect(decodeURIComponent(query.replace('skuNo=', ''))).toBe(`${ODD}+1`)
  expect(productPath('1001')).toBe('/product/1001')
})
