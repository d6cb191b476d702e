import { expect, it } from 'vitest'
import { documentTitle } from '#document/document-title'

it('adds the name of the shop once', () => {
  expect(documentTitle('购物车', '暖居')).toBe('购物车 - 暖居')
  expect(documentTitle('暖居智能音箱 Pro', '暖居')).toBe('暖居智能音箱 Pro - 暖居')
  expect(documentTitle('暖居', '暖居')).toBe('暖居')
  expect(documentTitle('暖居 · 智能好物', '暖居')).toBe('暖居 · 智能好物')
  expect(documentTitle('购物车')).toBe('购物车')
})
