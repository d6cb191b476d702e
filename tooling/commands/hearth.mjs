#!/usr/bin/env node
/** `pnpm hearth`: runs the shop owner's command from the last build. */
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const command = new URL('../../apps/server/dist/operator.js', import.meta.url)
if (existsSync(fileURLToPath(command))) await import(command.href)
else {
  console.error('The shop is not built yet. Start it once: npm start')
  process.exitCode = 1
}
