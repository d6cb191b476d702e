import { expect, it } from 'vitest'
import { checkBlocks } from '../lib/code-blocks.mjs'

const page = `# A page

<!-- given:
declare const amount: number
-->

\`\`\`ts
import { formatFen } from '@hearth/domain'

formatFen(amount)
formatFen('1234')
\`\`\`

\`\`\`sh
not code
\`\`\`

<!-- given:
-->

\`\`\`tsx
const amount = 'one'
amount.toFixed()
\`\`\`
`

it('finds what does not compile in a page, and names its line', () => {
  const { looked, faults } = checkBlocks([{ page: 'page.md', text: page }])
  expect(looked).toBe(2)
  expect(faults).toEqual([expect.stringMatching(/^page\.md:11: .*not assignable to parameter of type 'number'/), expect.stringMatching(/^page\.md:23: .*'toFixed' does not exist/)])
})
