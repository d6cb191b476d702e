import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Source files of a room, tests told apart. */
export function readSources(room) {
  const src = join(root, room.folder, 'src')
  if (!existsSync(src)) return []
  return readdirSync(src, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx|mjs)$/.test(entry.name))
    .map((entry) => {
      const file = join(entry.parentPath, entry.name)
      return {
        file: file.slice(root.length),
        test: /\.test\.tsx?$/.test(file),
        imports: importsOf(readFileSync(file, 'utf8')),
      }
    })
}

/** What a file imports, in whatever form: for its types too, when it runs, and on to others. */
export function importsOf(text) {
  return ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName)
}

/** The package an import names, or nothing for a file of its own or of Node. */
export function packageOf(specifier) {
  if (/^[.#/]|^node:|^virtual:/.test(specifier)) return undefined
  return specifier.startsWith('@') ? specifier.split('/').slice(0, 2).join('/') : specifier.split('/')[0]
}

/** Whether an import leads out of the room by a path, past what the other room exports. */
export const leavesRoom = (specifier, file, room) =>
  specifier.startsWith('.') && !join(dirname(file), specifier).startsWith(`${room.folder}/`)
