import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { importsOf, packageOf } from '../read-imports.mjs'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** What a script, and every script it imports, takes from packages. */
function packagesOf(file, seen = new Set()) {
  if (seen.has(file)) return []
  seen.add(file)
  return importsOf(readFileSync(file, 'utf8')).flatMap((specifier) => {
    if (packageOf(specifier)) return [`${relative(root, file)}: ${specifier}`]
    return specifier.startsWith('.') ? packagesOf(join(dirname(file), specifier), seen) : []
  })
}

it.each(['start', 'test', 'dev', 'verify'])(
  'needs nothing but Node to begin: %s, which installs the rest',
  (command) => {
    expect(packagesOf(join(root, 'tooling/commands', `${command}.mjs`))).toEqual([])
  },
)
