#!/usr/bin/env node
/** `pnpm verify`: builds and checks everything that needs no running shop. */
import { build } from './lib/build.mjs'
import { checks } from './lib/checks.mjs'
import { install } from './lib/install.mjs'
import { step } from './lib/step.mjs'

await install()
await build()
for (const check of checks) await step(`Checking ${check.name}`, check.run)
