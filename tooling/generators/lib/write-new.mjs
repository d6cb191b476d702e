import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Writes a file that must not be there yet. */
export function writeNew(path, text) {
  if (existsSync(path)) throw new Error(`${path} is there already`)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}
