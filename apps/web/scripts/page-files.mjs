import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const ENTRY = 'src/client/entry.tsx'

/**
 * Returns the files that the page of each route needs, from the client's manifest.
 * @param {string} client folder of the built client
 * @param {Record<string, string>} screens folder of each route's screen, by the route's name
 */
export function pageFilesOf(client, screens) {
  const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'))
  const styles = new Map()
  const styleOf = (file) => {
    if (!styles.has(file)) {
      const text = readFileSync(join(client, file), 'utf8').trim()
      styles.set(file, {
        href: `/${file}`,
        text,
        source: `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
      })
    }
    return styles.get(file)
  }
  const first = chunksWith(manifest, ENTRY)
  return Object.fromEntries(
    Object.entries(screens).map(([name, folder]) => {
      const key = Object.keys(manifest).find((file) => file.endsWith(`screens/src/${folder}/index.ts`))
      if (!key) throw new Error(`The client has no chunk for the screen "${folder}"`)
      const chunks = [
        ...new Set([...first, ...chunksWith(manifest, wayTo(manifest, key)), ...chunksWith(manifest, key)]),
      ]
      return [
        name,
        {
          entry: `/${manifest[ENTRY].file}`,
          preloads: chunks.filter((chunk) => chunk !== ENTRY).map((chunk) => `/${manifest[chunk].file}`),
          styles: [...new Set(chunks.flatMap((chunk) => manifest[chunk].css ?? []))].map(styleOf),
        },
      ]
    }),
  )
}

/** Returns the chunk that imports a screen's chunk: the entry, or a chunk that the entry imports. */
function wayTo(manifest, key) {
  const imports = (chunk) => manifest[chunk].dynamicImports ?? []
  return imports(ENTRY).includes(key) ? ENTRY : imports(ENTRY).find((chunk) => imports(chunk).includes(key))
}

/** Returns a chunk and all chunks that load with it. */
export function chunksWith(manifest, key, seen = new Set()) {
  if (!seen.has(key)) {
    seen.add(key)
    for (const next of manifest[key].imports ?? []) chunksWith(manifest, next, seen)
  }
  return [...seen]
}
