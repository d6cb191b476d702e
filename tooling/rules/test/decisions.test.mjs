import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const folder = join(import.meta.dirname, '../../../docs/decisions')

it('the index of decisions names every page once, and no other', () => {
  const index = readFileSync(join(folder, 'README.md'), 'utf8')
  const named = [...index.matchAll(/\]\(([^)]+\.md)\)/g)].map(([, file]) => file)
  const pages = readdirSync(folder).filter((name) => name.endsWith('.md') && name !== 'README.md')
  expect(named.toSorted()).toEqual(pages.toSorted())
})
