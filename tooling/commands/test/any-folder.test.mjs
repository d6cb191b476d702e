import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { readPackages } from '../lib/read-packages.mjs'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const MADE = /^(node_modules|dist|generated|\.)/

/** Returns all hand-written scripts of a folder. */
function scriptsOf(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !MADE.test(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return scriptsOf(path)
      return /\.(ts|tsx|mjs)$/.test(entry.name) ? [path] : []
    })
}

it('lets the repository stand in a folder with spaces and Chinese characters: no file takes the URL of a path as the path', () => {
  const scripts = readPackages().flatMap(({ folder }) => scriptsOf(join(root, folder)))
  expect(scripts.length).toBeGreaterThan(500)
  expect(scripts.filter((file) => /import\.meta\.url\)\s*\.pathname/.test(readFileSync(file, 'utf8')))).toEqual([])
})
