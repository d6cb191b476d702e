import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const folder = join(import.meta.dirname, '../../../docs/decisions')

const read = (name) => readFileSync(join(folder, name), 'utf8')

it('the index of decisions names every page once, and no other', () => {
  const index = read('README.md')
  const named = [...index.matchAll(/\]\(([^)]+\.md)\)/g)].map(([, file]) => file)
  const pages = readdirSync(folder).filter((name) => name.endsWith('.md') && name !== 'README.md')
  expect(named.toSorted()).toEqual(pages.toSorted())
})

it('the index of decisions marks the pages that later ones replaced, and no others', () => {
  const marked = [...read('README.md').matchAll(/\]\(([^)]+\.md)\).*\*\(replaced in part\)\*$/gm)].map(
    ([, file]) => file,
  )
  const replaced = readdirSync(folder).filter((name) => /^> Replaced in part/m.test(read(name)))
  expect(marked.toSorted()).toEqual(replaced.toSorted())
})
