#!/usr/bin/env node
// `pnpm api`: writes the API of the published packages, as importers see it, into their `api` folders. `--check`
// compares instead of writing. `--released` also records it as the API of the released versions.
import { checkReport, writeReport } from './lib/api-report.mjs'
import { published } from './lib/published.mjs'

if (!process.argv.includes('--check'))
  for (const folder of published) writeReport(folder, process.argv.includes('--released'))
const faults = process.argv.includes('--released') ? [] : published.flatMap((folder) => checkReport(folder))
for (const fault of faults) console.error(fault)
process.exit(faults.length ? 1 : 0)
