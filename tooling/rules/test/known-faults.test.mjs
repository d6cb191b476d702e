import { expect, it } from 'vitest'
import { knownFaults } from '../known-faults.mjs'

const files = { '../sum.test.ts': "it('adds up', () => {})\nit.each([1])(\n  'counts %d',\n  () => {})\n" }
const sound = '| Sums are wrong. | They are right. | [adds up](../sum.test.ts), [counts %d](../sum.test.ts) |'
const HEAD = ['# Page', '', '| what goes wrong | what holds | tests |', '|---|---|---|']

/** Returns the faults of a page of 38 rows with this row as the first. */
const faultsWith = (row) =>
  knownFaults(
    [...HEAD, row, ...Array.from({ length: 37 }, () => sound)].filter(Boolean).join('\n'),
    38,
    (path) => files[path],
  )

it('finds nothing where every fault has an existing test', () => {
  expect(faultsWith(sound)).toEqual([])
})

it('reads rows that begin with a number like the others', () => {
  const page = ['| case | what goes wrong | what holds | tests |', '|---|---|---|---|', `| 1 ${sound}`].join('\n')
  expect(knownFaults(page, 1, (path) => files[path])).toEqual([])
  expect(knownFaults(page.replace('They are right.', ''), 1, (path) => files[path])).toHaveLength(1)
})

it.each([
  ['', 'has 37 faults instead of 38'],
  [
    '| Sums are wrong. |  | [adds up](../sum.test.ts) |',
    "'Sums are wrong.' does not say what goes wrong, and what holds",
  ],
  ['| Sums are wrong. | They are right. | none |', "'Sums are wrong.' names no test"],
  ['| Sums are wrong. | They are right. | [adds up](../gone.ts) |', 'names ../gone.ts, which is gone'],
  [
    '| Sums are wrong. | They are right. | [adds](../sum.test.ts) |',
    "names 'adds', which is no title of a test in ../sum.test.ts",
  ],
])('names a lost row, or a missing test: %s', (row, fault) => {
  expect(faultsWith(row)).toEqual([fault])
})
