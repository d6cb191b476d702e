#!/usr/bin/env node
/**
 * Checks that every rule of the shop has code and a test: `node tooling/rules/check.mjs` holds docs/rules.md against
 * the files it names.
 */
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { findFaults } from './find-faults.mjs'
import { readRows } from './read-rows.mjs'

const page = new URL('../../docs/rules.md', import.meta.url)
const rows = readRows(readFileSync(page, 'utf8'))
const faults = findFaults(rows, readLinked)

for (const fault of faults) console.error(`docs/rules.md: ${fault}`)
console.log(
  faults.length
    ? `${faults.length} faults in the table of rules`
    : `All ${rows.length} rules have code and tests, or say why they come later.`,
)
process.exit(faults.length ? 1 : 0)

function readLinked(path) {
  const file = fileURLToPath(new URL(path, page))
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}
