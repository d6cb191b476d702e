import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Folder of what is made from the shoppers' interfaces. */
export const generated = fileURLToPath(new URL('../../generated/', import.meta.url))

/** Writes a file of that folder, or another, in one step, so that nobody reads half of it. */
export function writeGenerated(name, text, folder = generated) {
  mkdirSync(folder, { recursive: true })
  const draft = `${folder}${name}.${process.pid}`
  writeFileSync(draft, text)
  renameSync(draft, folder + name)
}
