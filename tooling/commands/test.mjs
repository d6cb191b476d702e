#!/usr/bin/env node
/**
 * `npm test`: installs, builds, checks, and runs every test that a change since its last run can affect; ends with `N
 * passed, N failed`. It runs a sample of the long proofs and matrices. `npm run test:all` runs them in full, and
 * repeats a sample of the server's tests on a serializable database behind a pooler.
 */
import { build } from './lib/build.mjs'
import { checks } from './lib/checks.mjs'
import { needChromium } from './lib/chromium.mjs'
import { install } from './lib/install.mjs'
import { runTests } from './lib/tests.mjs'

const all = process.argv.includes('--all')

await install()
const chromium = await needChromium()
await build()

/** Runs the checks one after the other on one core, while tests run on the other one. */
async function runChecks() {
  const failures = []
  for (const check of checks) {
    const { code, output } = await check.run()
    console.log(`${code ? '✗' : '✓'} ${check.name}`)
    if (!code) continue
    console.error(output)
    failures.push(`check: ${check.name}`)
  }
  return { passed: checks.length - failures.length, failures }
}

const env = { CHROMIUM_PATH: chromium }
const results = await Promise.all([
  runChecks(),
  runTests({ ...env, ...(all ? { TEST_ALL: '1', TEST_ENGINE: 'embedded' } : {}) }),
])
if (all) {
  const engine = { TEST_ISOLATION: 'serializable', TEST_POOLER: 'pgbouncer' }
  results.push(
    await runTests({ ...env, ...engine }, [[{ filters: ['@hearth/server'], tasks: ['test', 'test:with-web'] }]]),
  )
}
const failures = results.flatMap((one) => one.failures)
if (failures.length) console.error(`\nFailed:\n${failures.map((one) => `- ${one}`).join('\n')}`)
console.log(`\n${results.reduce((sum, one) => sum + one.passed, 0)} passed, ${failures.length} failed`)
process.exit(failures.length ? 1 : 0)
