#!/usr/bin/env node
// `pnpm api`: writes what importers see of the published packages to their `api` folders. `--check` compares instead;
// `--released` also notes that this is what their versions are released with.
import { checkReport, writeReport } from './lib/api-report.mjs'
import { published } from './lib/published.mjs'

if (!process.argv.includes('--check'))
  for (const folder of published) writeReport(folder, process.argv.includes('--released'))
const faults = process.argv.includes('--released') ? [] : published.flatMap((folder) => checkReport(folder))
for (const fault of faults) console.error(fault)
process.exit(faults.length ? 1 : 0)
