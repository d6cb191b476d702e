import { describe, expect, it } from 'vitest'
import { findLongLines } from '../find-long-lines.mjs'

const columns = Array.from({ length: 16 }, (_, at) => `column_${at}`).join(', ')
const words = '暖居的灯会自己亮起来。'.repeat(14)

/** Returns the numbers of the lines of a source that are too long. */
const linesOf = (...lines) => findLongLines('made-up.ts', lines.join('\n')).map(({ line }) => line)

describe('a line that is too long', () => {
  it('is SQL, in a template, within another one, or in a plain string', () => {
    expect(linesOf('const rows = sql`', `  select ${columns}`, '  from orders`')).toEqual([2])
    expect(linesOf(`const rows = prepared<Row>\`select ${columns} from orders\``)).toEqual([1])
    expect(linesOf('const one = sql`', '  ${all ? sql`` : sql`and ' + columns + '`}`')).toEqual([2])
    expect(linesOf(`await query("insert into orders (${columns}) select 1")`)).toEqual([1])
    expect(linesOf('await query(`update orders set', `  ${columns} = 1\``)).toEqual([2])
  })

  it('is code, or a comment', () => {
    expect(linesOf(`const sum = ${columns.replaceAll(', ', ' + ')}`)).toEqual([1])
    expect(linesOf(`// ${words}`)).toEqual([1])
    expect(linesOf(`/** ${words} */`)).toEqual([1])
  })

  it('is a text with code in it', () => {
    expect(
      linesOf(`const text = \`${'words '.repeat(12)}\${rows.map((row) => row.id).join(', ')}${'words '.repeat(6)}\``),
    ).toEqual([1])
  })

  it('has its length in characters', () => {
    expect(findLongLines('made-up.ts', `// ${'灯'.repeat(118)}`)).toEqual([{ line: 1, length: 121 }])
    expect(linesOf(`// ${'💡'.repeat(117)}`)).toEqual([])
  })
})

describe('a line may be longer', () => {
  it('where it is one text: words, a title, an address, a pattern', () => {
    expect(linesOf(`  help: '${words}',`)).toEqual([])
    expect(linesOf(`  it('${'does what it says '.repeat(7)}', async () => {`)).toEqual([])
    expect(linesOf(`throw new Error(\`\${name} is not known. ${'Give another one. '.repeat(7)}\`)`)).toEqual([])
    expect(linesOf(`const PATTERN = /${'(?:a|b)'.repeat(20)}/`)).toEqual([])
  })

  it('in a page that is written in JSX', () => {
    expect(findLongLines('made-up.tsx', `const Page = () => <p>${words}</p>`)).toEqual([])
  })
})
