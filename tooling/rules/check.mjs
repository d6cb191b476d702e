#!/usr/bin/env node
/**
 * Checks that every rule of the shop has code and a test, that every known fault of campaigns and earnings has tests,
 * and that the places in the glossary exist: `node tooling/rules/check.mjs` compares docs/rules.md,
 * docs/campaign-faults.md, docs/earning-faults.md and docs/glossary.md with the files that they name.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { findFaults } from './find-faults.mjs'
import { glossaryFaults } from './glossary-faults.mjs'
import { FAULT_PAGES, knownFaults } from './known-faults.mjs'
import { readRows } from './read-rows.mjs'

const root = new URL('../../', import.meta.url)
const rulesPage = new URL('docs/rules.md', root)
const glossary = new URL('docs/glossary.md', root)
const rows = readRows(readFileSync(rulesPage, 'utf8'))

const faults = [
  ...findFaults(rows, readLinked).map((fault) => `docs/rules.md: ${fault}`),
  ...Object.entries(FAULT_PAGES).flatMap(([page, known]) =>
    knownFaults(readFileSync(new URL(page, root), 'utf8'), known, readLinked).map((fault) => `${page}: ${fault}`),
  ),
  ...glossaryFaults(readFileSync(glossary, 'utf8'), {
    exists: (path) => existsSync(new URL(path, glossary)),
    tables: tablesOf(readFileSync(new URL('apps/server/src/database/schema.ts', root), 'utf8')),
    files: ['apps', 'packages', 'tooling'].flatMap(sourcesIn),
  }).map((fault) => `docs/glossary.md: ${fault}`),
]

for (const fault of faults) console.error(fault)
console.log(
  faults.length
    ? `${faults.length} faults in the tables of rules and of known faults, and the glossary`
    : `All ${rows.length} rules have code and tests, or say why they come later; the words of the glossary are at home.`,
)
process.exit(faults.length ? 1 : 0)

function readLinked(path) {
  const file = fileURLToPath(new URL(path, rulesPage))
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

function tablesOf(schema) {
  return Array.from(schema.matchAll(/^ {2}(\w+): \w+$/gm), ([, table = '']) => table)
}

/** Returns the hand-written files of a folder, without migrations, whose names never change. */
function sourcesIn(folder) {
  const made = /^(?:node_modules|dist|generated|migrations|\.\w+)$/
  return readdirSync(new URL(`${folder}/`, root), { withFileTypes: true }).flatMap((entry) => {
    if (made.test(entry.name)) return []
    const path = `${folder}/${entry.name}`
    return entry.isDirectory() ? sourcesIn(path) : [path]
  })
}
