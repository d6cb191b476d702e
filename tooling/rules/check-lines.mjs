#!/usr/bin/env node
/**
 * Checks that no line has more than 120 characters, except for texts: `node tooling/rules/check-lines.mjs` reads every
 * `.ts`, `.tsx` and `.mjs` file that Git tracks. SQL in templates counts as code.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findLongLines } from './find-long-lines.mjs'

/** Folders of drawings, whose paths contain computed numbers. */
const DRAWINGS = ['apps/server/src/demo/art/']

const root = fileURLToPath(new URL('../..', import.meta.url))
const files = execFileSync('git', ['ls-files', '-z', '*.ts', '*.tsx', '*.mjs'], { cwd: root, encoding: 'utf8' })
  .split('\0')
  .filter((file) => file && existsSync(join(root, file)) && !DRAWINGS.some((folder) => file.startsWith(folder)))
const faults = files.flatMap((file) =>
  findLongLines(file, readFileSync(join(root, file), 'utf8')).map(
    ({ line, length }) => `${file}:${line} has ${length} characters`,
  ),
)

for (const fault of faults) console.error(fault)
console.log(
  faults.length
    ? `${faults.length} lines of more than 120 characters`
    : `No line of ${files.length} files is too long.`,
)
process.exit(faults.length ? 1 : 0)
