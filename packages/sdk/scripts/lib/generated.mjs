import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Folder of the files that are generated from the shoppers' interfaces. */
export const generated = fileURLToPath(new URL('../../generated/', import.meta.url))

/**
 * Writes a file to the folder of generated files, or to `folder`. The file is written in one step, so that nobody reads
 * an incomplete file.
 */
export function writeGenerated(name, text, folder = generated) {
  mkdirSync(folder, { recursive: true })
  const draft = `${folder}${name}.${process.pid}`
  writeFileSync(draft, text)
  renameSync(draft, folder + name)
}
