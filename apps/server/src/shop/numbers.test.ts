import { expect, it } from 'vitest'
import { createNumbers } from '#shop/numbers'
import { systemRandom } from '#shop/random'
import { NOON } from '../../test/noon'

const many = (count: number, now: number, numbers = createNumbers(systemRandom)) =>
  Array.from({ length: count }, () => numbers.next(now))

it('gives no number twice though requests of two moments alternate', () => {
  const numbers = createNumbers(systemRandom)
  const given = Array.from({ length: 4000 }, (_, at) => numbers.next(NOON + 100 + (at % 2)))
  expect(new Set(given)).toHaveLength(4000)
})

it('gives thousands of orders of the same moment a number each, and a later one a greater number', () => {
  const numbers = createNumbers(systemRandom)
  const given = many(5000, NOON, numbers)
  expect(new Set(given)).toHaveLength(5000)
  expect(given.every((number) => /^\d{19}$/.test(number) && number < numbers.next(NOON + 1))).toBe(true)
})

it('gives each process numbers that no other process can give', () => {
  const seen = new Set<string>()
  for (const place of [7, 8, 99, 100])
    for (const number of many(5000, NOON + 1, createNumbers(systemRandom, place))) seen.add(number)
  expect(seen).toHaveLength(20_000)
})

it('gives ids that sort in the order they were given, also within a moment and after the clock was set back', () => {
  const numbers = createNumbers(systemRandom)
  const given = [NOON, NOON, NOON, NOON + 1, NOON - 1, NOON + 2].map((now) => numbers.later(now))
  expect(given.toSorted()).toEqual(given)
  expect(new Set(given)).toHaveLength(6)
})
