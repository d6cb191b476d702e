// `pnpm mark`: writes into the comment of every call who can make it and whether it is built, from the server's lists.
// With `--check`, it only prints the outdated tables.
import { writeFileSync } from 'node:fs'
import { markTables } from './lib/mark-calls.mjs'

const stale = (await markTables()).filter(({ source, marked }) => source !== marked)
if (process.argv.includes('--check')) {
  for (const { file } of stale)
    console.error(`packages/sdk/src/catalogue/${file} does not say what the server's lists say; run pnpm mark`)
  process.exit(stale.length > 0 ? 1 : 0)
}
for (const { path, marked } of stale) writeFileSync(path, marked)
console.log(`${stale.length} tables marked`)
