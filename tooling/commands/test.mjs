#!/usr/bin/env node
/**
 * `npm test`: installs, builds, checks, and runs every test of the house; closes with `N passed, N failed`. `npm run
 * test:all` runs the long proofs whole, of which this runs a sample.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { build } from './lib/build.mjs'
import { checks } from './lib/checks.mjs'
import { needChromium } from './lib/chromium.mjs'
import { install } from './lib/install.mjs'
import { readRooms } from './lib/read-rooms.mjs'
import { root } from './lib/run.mjs'
import { runTests } from './lib/tests.mjs'

const all = process.argv.includes('--all')

await install()
const chromium = await needChromium()
await build()

let passed = 0
const failures = []

for (const check of checks) {
  const { code, output } = await check.run()
  console.log(`${code ? '✗' : '✓'} ${check.name}`)
  if (code) {
    console.error(output)
    failures.push(`check: ${check.name}`)
  } else passed += 1
}

// The journeys come last: they drive the built shop through all three doors.
const last = 'tooling/journeys'
const folders = readRooms()
  .filter((room) => room.manifest.scripts?.test && existsSync(join(root, room.folder, 'node_modules/.bin/vitest')))
  .map((room) => room.folder)
for (const folder of [...folders.filter((one) => one !== last), ...folders.filter((one) => one === last)]) {
  console.log(`\n— ${folder}`)
  const tests = await runTests(folder, { CHROMIUM_PATH: chromium, ...(all ? { TEST_ALL: '1' } : {}) })
  passed += tests.passed
  failures.push(...tests.failures)
}

if (failures.length) console.error(`\nFailed:\n${failures.map((one) => `- ${one}`).join('\n')}`)
console.log(`\n${passed} passed, ${failures.length} failed`)
process.exit(failures.length ? 1 : 0)
