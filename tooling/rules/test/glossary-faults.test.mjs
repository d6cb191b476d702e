import { describe, expect, it } from 'vitest'
import { glossaryFaults } from '../glossary-faults.mjs'

const tree = {
  exists: (path) => path === '../areas/presents',
  tables: ['present_taken'],
  files: ['areas/presents/take-present.ts', 'areas/sandbox/send-notice.ts'],
}
const page = (...rows) =>
  ['# Glossary', '', '| word | what it is | where | not |', '|---|---|---|---|', ...rows].join('\n')

describe('the glossary', () => {
  it('is right when its places and tables exist, and no file uses a retired word', () => {
    const row = '| present | A coupon. | table `present_taken`, [area](../areas/presents) | gift, `gift-taken` |'
    expect(glossaryFaults(page(row), tree)).toEqual([])
  })

  it.each([
    ['| present | A coupon. | [area](../areas/gifts) | |', 'present lives in ../areas/gifts, which is gone'],
    ['| present | A coupon. | table `gift_taken` | |', 'present lives in the table gift_taken, which is gone'],
    [
      '| message | What is told. | | notice, `send-notice` |',
      'areas/sandbox/send-notice.ts is named send-notice: say message',
    ],
    ['| gift | A product. | | `presents` |', 'areas/presents/take-present.ts is named presents: say gift'],
  ])('refuses %s', (row, fault) => expect(glossaryFaults(page(row), tree)).toEqual([fault]))

  it('is not a glossary without rows', () => expect(glossaryFaults('# Glossary', tree)).toEqual(['has no rows']))
})
