import { expect, it } from 'vitest'
import { newNumber } from '#areas/orders/new-number'
import { NOON } from '../../../test/noon'

it('gives thousands of orders of the same moment a number each, and a later one a greater number', () => {
  const numbers = Array.from({ length: 5000 }, () => newNumber(NOON))
  expect(new Set(numbers)).toHaveLength(5000)
  expect(numbers.every((number) => /^\d{19}$/.test(number) && number < newNumber(NOON + 1))).toBe(true)
})
