import { describe, expect, it } from 'vitest'
import { findFaults } from '../find-faults.mjs'
import { readRows } from '../read-rows.mjs'
import { ruleIds } from '../rule-ids.mjs'

const files = {
  '../sum.ts': 'export function sum() {}\nexport const total = 1\nfunction hidden() {}\nexport { hidden as shown }\n',
  '../sum.test.ts':
    "describe('sums', () => {\n  it('adds up', () => {})\n  it('doesn\\'t subtract', () => {})\n  it.each([1, 2])(`counts %d`, () => {})\n})\n",
  '../page.css': '.large { color: red }',
}
const sound = (id) => `| ${id} | Adds up | [\`sum\`](../sum.ts) | [adds up](../sum.test.ts) |`

/** Returns the faults of a table in which one row is replaced or removed. */
function faultsWith(id, row) {
  const lines = ruleIds.map((one) => (one === id ? row : sound(one))).filter(Boolean)
  return findFaults(
    readRows(['# Rules', '', '| id | rule | code | tests |', '|---|---|---|---|', ...lines].join('\n')),
    (path) => files[path],
  )
}

describe('the table of rules', () => {
  it('knows 110 rules', () => {
    expect([ruleIds.length, new Set(ruleIds).size, ruleIds[0], ruleIds.at(-1)]).toEqual([110, 110, 'F01', 'K13'])
  })

  it('is right when every row has existing code and an existing test', () => {
    expect(faultsWith('S18', sound('S18'))).toEqual([])
    expect(
      faultsWith(
        'S18',
        "| S18 | a | [`total`](../sum.ts), [`shown`](../sum.ts) and [large](../page.css) | [sums](../sum.test.ts), [doesn't subtract](../sum.test.ts), [counts %d](../sum.test.ts) |",
      ),
    ).toEqual([])
  })

  it('misses no rule, takes none twice, and invents none', () => {
    expect(faultsWith('S18', '')).toEqual(['S18 has no row'])
    expect(faultsWith('S18', `${sound('S18')}\n${sound('S18')}`)).toEqual(['S18 has two rows'])
    expect(faultsWith('S18', `${sound('S18')}\n${sound('S26')}`)).toEqual(['S26 is no rule'])
  })

  it.each([
    ['| S18 | | [`sum`](../sum.ts) | [adds up](../sum.test.ts) |', 'S18 does not say the rule'],
    ['| S18 | a | | [adds up](../sum.test.ts) |', 'S18 names no code'],
    ['| S18 | a | sum | [adds up](../sum.test.ts) |', 'S18 names no code'],
    ['| S18 | a | [`sum`](../sum.ts) | |', 'S18 names no test'],
    ['| S18 | a | [`sum`](../gone.ts) | [adds up](../sum.test.ts) |', 'S18 names ../gone.ts, which is gone'],
    [
      '| S18 | a | [`su`](../sum.ts) | [adds up](../sum.test.ts) |',
      "S18 names 'su', which is not exported by ../sum.ts",
    ],
    [
      '| S18 | a | [`hidden`](../sum.ts) | [adds up](../sum.test.ts) |',
      "S18 names 'hidden', which is not exported by ../sum.ts",
    ],
    [
      '| S18 | a | [small](../page.css) | [adds up](../sum.test.ts) |',
      "S18 names 'small', which is not exported by ../page.css",
    ],
    [
      '| S18 | a | [`sum`](../sum.ts) | [adds](../sum.test.ts) |',
      "S18 names 'adds', which is no title of a test in ../sum.test.ts",
    ],
    ['| S18 | a | [`sum`](../sum.ts) | [adds up](../gone.test.ts) |', 'S18 names ../gone.test.ts, which is gone'],
    ['| S18 | a | later: the screen is not there yet | |', 'S18 may not come later'],
  ])('refuses %s', (row, fault) => expect(faultsWith('S18', row)).toEqual([fault]))

  it('lets a rule of a later screen wait, if it gives a reason', () => {
    expect(faultsWith('F08', '| F08 | Group buying | later: the screens of campaigns are not built yet | |')).toEqual(
      [],
    )
    expect(faultsWith('F08', '| F08 | Group buying | later: soon | |')).toEqual(['F08 says later without a reason'])
  })
})
