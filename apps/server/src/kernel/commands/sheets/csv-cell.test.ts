import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { howMuch } from '@hearth/vitest/whole'
import { csvCell } from '#kernel/commands/sheets/csv-cell'

describe('a cell of a .csv', () => {
  it.each([
    ['=1+1', "'=1+1"],
    [' =1+1', " '=1+1"],
    ['\u00a0\u3000\ufeff=1+1', "\u00a0\u3000\ufeff'=1+1"],
    ['\u200b\u202e=1+1', "\u200b\u202e'=1+1"],
    ['\t=1+1', '"\t\'=1+1"'],
    ['\r\n=1+1', '"\n\'=1+1"'],
    [';=1+1', '";\'=1+1"'],
    ['灯|=1+1', '"灯|\'=1+1"'],
    ['灯\n@SUM(A1)', '"灯\n\'@SUM(A1)"'],
    [';"=1+1', '";""\'=1+1"'],
    ['＝1+1', "'＝1+1"],
    ['＋1', "'＋1"],
    ['－1', "'－1"],
    ['＠A1', "'＠A1"],
    ['+8613800138000', "'+8613800138000"],
    ['=-1', "'=-1"],
  ])('contains no formula for %j', (text, cell) => expect(csvCell(text)).toBe(cell))

  it.each(['a=b', '灯-暖白', '2026-11-26', 'lamp@shop.example', '', "'=1", '1+1=2'])('leaves %j as it is', (text) =>
    expect(csvCell(text)).toBe(text),
  )

  it('is a number where it is one, and a text where it has only digits', () => {
    expect([csvCell(-12.5), csvCell('20261126000001')]).toEqual(['-12.5', '"\t20261126000001"'])
  })

  it('is never a formula in a program, whichever separator it uses', () => {
    const signs = fc.constantFrom(...'=+-@＝＋－＠﹦;,|"\'\t\r\n 1a灯\u00a0\u3000\ufeff\u200b\u202e\0')
    const text = fc.oneof(fc.string({ unit: signs, maxLength: 12 }), fc.string({ unit: 'binary', maxLength: 12 }))
    const rows = fc.array(fc.array(text, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 })
    fc.assert(
      fc.property(rows, fc.constantFrom(',', ';', '|', '\t'), (table, separator) => {
        const file = table.map((row) => row.map(csvCell).join(',')).join('\r\n')
        for (const cell of cellsOf(file, separator)) expect(cell).not.toMatch(/^[\s\p{Cf}]*[=+\-@＝＋－＠﹦﹢﹣﹫]/u)
      }),
      { numRuns: howMuch(2_000, 100_000) },
    )
  })

  it('takes no longer for a long text of blanks and signs', () => {
    const text = `${'\n'.repeat(100_000)}${' ='.repeat(20_000)}`
    const begun = performance.now()
    expect(csvCell(text)).toContain("'=")
    expect(performance.now() - begun).toBeLessThan(1_000)
  })
})

/**
 * Returns the cells of a file as spreadsheet programs parse them: quotes enclose a cell only if the first quote is at
 * the beginning of the cell.
 */
function cellsOf(file: string, separator: string): string[] {
  const cells: string[] = []
  let cell = ''
  let at = 0
  const end = () => {
    cells.push(cell)
    cell = ''
  }
  while (at < file.length) {
    if (cell === '' && file[at] === '"') {
      const [whole, quoted = ''] = /^"((?:[^"]|"")*)"?/.exec(file.slice(at))!
      cell += quoted.replaceAll('""', '"')
      at += whole.length
      // Characters after the closing quote belong to the cell.
      while (at < file.length && file[at] !== separator && !/[\r\n]/.test(file[at]!)) cell += file[at++]
      end()
    } else if (file[at] === separator || /[\r\n]/.test(file[at]!)) end()
    else cell += file[at]
    at += 1
  }
  return [...cells, cell]
}
