import { execFileSync } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))

/** Modification time of a file, or of the newest file of a folder; 0 if there is none. */
function writtenAt(path: string): number {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found?.isDirectory()) return found?.mtimeMs ?? 0
  return Math.max(0, ...readdirSync(path).map((name) => writtenAt(join(path, name))))
}

/** Runs before all tests. It generates schemas, OpenAPI document and stub if the interfaces are newer. */
export default function generate(): void {
  const sources = ['src/catalogue', 'scripts', '../domain/src/codes'].map((path) => writtenAt(here(path)))
  if (Math.max(...sources) >= writtenAt(here('generated/stub.json')))
    execFileSync(process.execPath, [here('scripts/generate.mjs')])
}
