import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Folder of what is made from the interfaces. */
export const generated = fileURLToPath(new URL('../../generated/', import.meta.url))

/** Writes a file of that folder in one step, so that nobody reads half of it. */
export function writeGenerated(name, text) {
  mkdirSync(generated, { recursive: true })
  const draft = `${generated}${name}.${process.pid}`
  writeFileSync(draft, text)
  renameSync(draft, generated + name)
}
