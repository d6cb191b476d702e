import { expect, it } from 'vitest'
import { readWords, wanted } from '#kernel/commands/read-words'

it('separates words from options, wherever they stand', () => {
  expect(readWords(['--company', '顺丰速运', '1001', '--tracking=SF=1'], { options: ['company', 'tracking'] })).toEqual(
    {
      plain: ['1001'],
      options: { company: '顺丰速运', tracking: 'SF=1' },
    },
  )
})

it('reads a negative number as a number', () => {
  expect(readWords(['1001', '-3']).plain).toEqual(['1001', '-3'])
})

it('refuses a word that it does not use', () => {
  expect(readWords(['lamp', '+5'], { most: 2 }).plain).toEqual(['lamp', '+5'])
  expect(() => readWords(['lamp', '+5', 'sofa', '+5'], { most: 2 })).toThrow('sofa is one word too many')
})

it('names unknown words and missing ones', () => {
  expect(() => readWords(['--speed', '9'])).toThrow('--speed')
  expect(() => readWords(['--company'], { options: ['company'] })).toThrow('wants a value')
  expect(() => readWords(['1', '--company', ''], { options: ['company'] })).toThrow('wants a value')
  expect(() => wanted([], 0, { zh: '订单号', en: 'which order' })).toThrow('which order')
})
