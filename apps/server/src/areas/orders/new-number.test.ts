import { expect, it } from 'vitest'
import { newNumber, takeNumberPart } from '#areas/orders/new-number'
import { NOON } from '../../../test/noon'

const many = (count: number, now: number) => Array.from({ length: count }, () => newNumber(now))

it('gives none twice though requests of two moments ask in turn', () => {
  const numbers = Array.from({ length: 4000 }, (_, at) => newNumber(NOON + 100 + (at % 2)))
  expect(new Set(numbers)).toHaveLength(4000)
})

it('gives thousands of orders of the same moment a number each, and a later one a greater number', () => {
  const numbers = many(5000, NOON)
  expect(new Set(numbers)).toHaveLength(5000)
  expect(numbers.every((number) => /^\d{19}$/.test(number) && number < newNumber(NOON + 1))).toBe(true)
})

it('gives processes numbers of which none can be another’s', () => {
  const seen = new Set<string>()
  for (const place of [7, 8, 99, 100]) {
    takeNumberPart(place)
    for (const number of many(5000, NOON + 1)) seen.add(number)
  }
  expect(seen).toHaveLength(20_000)
})
