import { expect, it } from 'vitest'
import { pagesOf, PRODUCTS_SHOWN } from '#index'

it('gives a category as many pages as its products need, and one when it is empty', () => {
  expect([0, 1, PRODUCTS_SHOWN.page, PRODUCTS_SHOWN.page + 1, 2000].map(pagesOf)).toEqual([1, 1, 1, 2, 84])
})
