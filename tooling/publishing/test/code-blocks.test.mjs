import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { checkBlocks, pagesWithCode } from '../lib/code-blocks.mjs'

const page = `# A page

\`\`\`ts given
declare const amount: number
\`\`\`

\`\`\`ts
import { formatFen } from '@hearth/domain'

formatFen(amount)
formatFen('1234')
\`\`\`

\`\`\`sh
not code
\`\`\`

<!-- nothing given -->

\`\`\`tsx
const amount = 'one'
amount.toFixed()
\`\`\`
`

it('finds what does not compile in a page, and names its line', () => {
  const { looked, faults } = checkBlocks([{ page: 'page.md', text: page }])
  expect(looked).toBe(3)
  expect(faults).toEqual([
    expect.stringMatching(/^page\.md:11: .*not assignable to parameter of type 'number'/),
    expect.stringMatching(/^page\.md:22: .*'toFixed' does not exist/),
  ])
})

it('takes nothing from a part that readers do not see', () => {
  const hidden = pagesWithCode().filter((file) =>
    /<!--(?! nothing given -->)[\s\S]*?(import|const|declare)\b[\s\S]*?-->/.test(readFileSync(file, 'utf8')),
  )
  expect(hidden).toEqual([])
})
