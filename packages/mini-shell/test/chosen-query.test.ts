import { expect, it, vi } from 'vitest'

const taro = vi.hoisted(() => ({ pages: [{ route: 'pages/home/index' }] }))
vi.mock('@tarojs/taro', () => ({ default: { getCurrentPages: () => taro.pages } }))
const { chosenQuery, forgetChosen, setQuery } = await import('../src/routing/chosen-query')

it('keeps a shopper’s choice with the page it was made on, until the page gets another query', () => {
  setQuery('category', 'lamp')
  taro.pages.push({ route: 'pages-shop/product/index' })
  expect(chosenQuery()).toEqual({})
  setQuery('skuNo', '100104')
  expect(chosenQuery()).toEqual({ skuNo: '100104' })
  taro.pages.pop()
  expect(chosenQuery()).toEqual({ category: 'lamp' })
  setQuery('category', '')
  expect(chosenQuery()).toEqual({ category: undefined })
  forgetChosen()
  expect(chosenQuery()).toEqual({})
})
