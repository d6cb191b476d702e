#!/usr/bin/env node
// Checks the packages to publish: runs publint and attw, checks the files in the archives, and finds published types
// that are `any` or `unknown`.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findWideTypes } from './lib/find-wide-types.mjs'
import { lintPackage } from './lib/lint-package.mjs'
import { entriesOf, packAll } from './lib/published.mjs'

const archives = mkdtempSync(join(tmpdir(), 'hearth-packed-'))
process.on('exit', () => rmSync(archives, { recursive: true, force: true }))

const faults = []
for (const one of packAll(archives)) {
  const { looked, found } = findWideTypes(one.unpacked)
  if (!looked) faults.push(`${one.name}: no types in it`)
  faults.push(...(await lintPackage(one)), ...found.map((place) => `${one.name}: ${place}`))
  console.log(`${one.name}: ${entriesOf(one.unpacked).length} entries, ${looked} files of types`)
}
for (const fault of faults) console.error(fault)
console.log(faults.length ? `${faults.length} faults in what would be published` : 'What would be published is sound.')
process.exit(faults.length ? 1 : 0)
