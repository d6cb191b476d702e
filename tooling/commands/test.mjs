#!/usr/bin/env node
/** `npm test`: installs, builds, checks, and runs every test of the house; closes with `N passed, N failed`. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readRooms } from '../boundaries/read-rooms.mjs'
import { build } from './lib/build.mjs'
import { checks } from './lib/checks.mjs'
import { needChromium } from './lib/chromium.mjs'
import { install } from './lib/install.mjs'
import { root } from './lib/run.mjs'
import { runTests } from './lib/tests.mjs'

await install()
const chromium = await needChromium()
await build()

const total = { passed: 0, failed: 0 }
const failures = []
const count = (name, { passed, failed }) => {
  total.passed += passed
  total.failed += failed
  if (failed) failures.push(name)
}

for (const check of checks) {
  const { code, output } = await check.run()
  console.log(`${code ? '✗' : '✓'} ${check.name}`)
  if (code) console.error(output)
  count(check.name, { passed: code ? 0 : 1, failed: code ? 1 : 0 })
}

// The journeys come last: they drive the built shop through all three doors.
const last = 'tooling/journeys'
const folders = readRooms().filter((room) => room.manifest.scripts?.test && existsSync(join(root, room.folder, 'node_modules/.bin/vitest'))).map((room) => room.folder)
for (const folder of [...folders.filter((one) => one !== last), ...folders.filter((one) => one === last)]) {
  console.log(`\n— ${folder}`)
  count(folder, await runTests(folder, { CHROMIUM_PATH: chromium }))
}

if (failures.length) console.error(`\nFailed: ${failures.join(', ')}`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed ? 1 : 0)
