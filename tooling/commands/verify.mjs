#!/usr/bin/env node
/** `pnpm verify`: builds everything that is out of date, and runs every check that needs no running shop. */
import { build } from './lib/build.mjs'
import { checks } from './lib/checks.mjs'
import { install, tool } from './lib/install.mjs'
import { run } from './lib/run.mjs'
import { step } from './lib/step.mjs'

await install()
await build()
await step('Checking types', () => run(tool('turbo'), ['run', 'types', '--output-logs=errors-only'], { quiet: true }))
for (const check of checks) await step(`Checking ${check.name}`, check.run)
