import { expect, it } from 'vitest'
import { allPages } from '#kernel/commands/all-pages'

it('reads page after page until the last', async () => {
  const asked: (string | undefined)[] = []
  const names: string[] = []
  const list = async ({ after }: { count: number; after?: string }) => {
    asked.push(after)
    return after === undefined ? { names: ['a', 'b'], after: 'b' } : { names: ['c'], after: '' }
  }
  for await (const page of allPages(list)) names.push(...page.names)
  expect({ names, asked }).toEqual({ names: ['a', 'b', 'c'], asked: [undefined, 'b'] })
})
