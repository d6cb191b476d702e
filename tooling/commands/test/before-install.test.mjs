import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../..', import.meta.url))

const importsOf = (text) => ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName)
const isPackage = (specifier) => !/^[.#/]|^node:/.test(specifier)

/** Returns the packages that a script imports, directly or through other scripts. */
function packagesOf(file, seen = new Set()) {
  if (seen.has(file)) return []
  seen.add(file)
  return importsOf(readFileSync(file, 'utf8')).flatMap((specifier) => {
    if (isPackage(specifier)) return [`${relative(root, file)}: ${specifier}`]
    return specifier.startsWith('.') ? packagesOf(join(dirname(file), specifier), seen) : []
  })
}

it.each(['start', 'test', 'dev', 'verify'])('needs only Node to begin: %s, which installs the rest', (command) => {
  expect(packagesOf(join(root, 'tooling/commands', `${command}.mjs`))).toEqual([])
})
