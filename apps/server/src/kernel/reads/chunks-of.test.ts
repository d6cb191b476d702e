import { expect, it } from 'vitest'
import { chunksOf } from '#kernel/reads/chunks-of'

it('cuts a list into chunks, the last of which may be shorter, and an empty list into none', () => {
  expect(chunksOf([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]])
  expect(chunksOf([1, 2], 2)).toEqual([[1, 2]])
  expect(chunksOf([], 2)).toEqual([])
})
