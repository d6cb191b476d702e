// Writes docs/reference from the output of `generate.mjs`. With `--check` it only names the pages that differ from the
// interfaces, and fails if there are any.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { generated } from './lib/generated.mjs'
import { readDomain } from './lib/read-domain.mjs'
import { readCatalogue } from './lib/read-lines.mjs'
import { makeReference } from './lib/reference/make-reference.mjs'

const folder = fileURLToPath(new URL('../../../docs/reference/', import.meta.url))
const schemas = JSON.parse(readFileSync(`${generated}schemas.json`, 'utf8'))
const pages = Object.entries(makeReference(readCatalogue(), schemas, await readDomain())).map(([name, text]) => ({
  file: `${name}.md`,
  text,
}))

mkdirSync(folder, { recursive: true })
const gone = readdirSync(folder).filter((file) => !pages.some((page) => page.file === file))
const stale = pages.filter(
  ({ file, text }) => !existsSync(folder + file) || readFileSync(folder + file, 'utf8') !== text,
)

if (process.argv.includes('--check')) {
  for (const file of [...stale.map((page) => page.file), ...gone])
    console.error(`docs/reference/${file} is not what the interfaces say; run pnpm reference`)
  process.exit(stale.length + gone.length > 0 ? 1 : 0)
}
for (const file of gone) rmSync(folder + file)
for (const { file, text } of stale) writeFileSync(folder + file, text)
console.log(`${stale.length} pages of the reference written, ${gone.length} removed`)
