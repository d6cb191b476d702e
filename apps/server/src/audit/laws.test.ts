import { expect, it } from 'vitest'
import { LAWS } from '#audit/laws'
import { collectLaws } from '#kernel/laws/collect-laws'

it('names the area of each law', () => {
  const odd = { fault: 'a lamp that is odd', broken: 'select id from lamp' }
  expect(collectLaws([{ name: 'lamps', laws: [odd] }, { name: 'without laws' }])).toEqual([
    { ...odd, area: 'lamps' },
    expect.objectContaining({ area: 'kernel', fault: 'a key without its answer' }),
  ])
})

it('reports each fault once, so that the reader finds the law', () => {
  const faults = LAWS.map(({ fault }) => fault)
  expect(new Set(faults).size).toBe(faults.length)
  expect(LAWS.every(({ area, fault }) => !/'/.test(area + fault))).toBe(true)
})
