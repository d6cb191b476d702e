import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { FIRST_LOAD, FURTHER, OTHERS } from './web-limits.mjs'

const dist = new URL('../../apps/web/dist/client/', import.meta.url)
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8'))
const file = (name) => fileURLToPath(new URL(name, dist))
const entry = Object.keys(manifest).find((key) => manifest[key].isEntry)
const screens = Object.keys(manifest).filter(
  (key) => manifest[key].isDynamicEntry && /screens\/src\/[^/]+\/index\.ts$/.test(key),
)
const screenOf = (key) => /screens\/src\/([^/]+)/.exec(key)[1]

/** Returns the chunks that load together with a chunk, itself first. */
function withImports(key, seen = new Set()) {
  if (seen.has(key)) return seen
  seen.add(key)
  for (const next of manifest[key].imports ?? []) withImports(next, seen)
  return seen
}

const scripts = (keys) => [...new Set(keys)].map((key) => file(manifest[key].file))
const styles = (keys) => [...new Set([...keys].flatMap((key) => manifest[key].css ?? []))].map(file)
const first = withImports(entry)
const table = Object.keys(manifest).find((key) => key.endsWith('/more-screens.ts'))
const gzip = { gzip: true, brotli: false }

/** The budgets of the first page that a shopper opens, and of each further page. */
export const webBudgets = [
  ...Object.entries(FIRST_LOAD).flatMap(([name, kib]) => {
    const keys = [...first, ...withImports(screens.find((key) => screenOf(key) === name))]
    return [
      { name: `web: first load of ${name}, JS`, path: scripts(keys), limit: `${kib} KiB`, ...gzip },
      { name: `web: first load of ${name}, CSS`, path: styles(keys), limit: '10 KB', ...gzip },
    ]
  }),
  {
    name: 'web: table of further pages, which comes once, JS',
    path: scripts([table]),
    limit: '5.25 KB',
    ...gzip,
  },
  ...screens.map((key) => ({
    name: `web: ${screenOf(key)} on top of the first load, JS`,
    path: scripts([...withImports(key)].filter((one) => !first.has(one))),
    limit: `${FURTHER[screenOf(key)] ?? OTHERS} KB`,
    ...gzip,
  })),
]
