#!/usr/bin/env node
/**
 * `pnpm simulate-shop`: shoppers, staff, cashier and couriers take random actions in a shop, whose invariants must hold
 * after every step. It runs for `--minutes 10`, the default; `--seed 7 --steps 120` repeats the first 120 steps of a
 * run.
 */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { build } from './lib/build.mjs'
import { install } from './lib/install.mjs'

const { values } = parseArgs({
  options: { minutes: { type: 'string' }, seed: { type: 'string' }, steps: { type: 'string' } },
})
const asked = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, Number(value)]))
const wrong = Object.keys(asked).find((name) => !(asked[name] > 0))
if (wrong) {
  console.error(`--${wrong} must be a number above 0, and not ${values[wrong]}`)
  process.exit(1)
}

await install()
await build(['@hearth/sdk', '@hearth/ops'])
const { status } = spawnSync('npx', ['vitest', 'run', 'test/simulator', '--reporter=verbose'], {
  cwd: fileURLToPath(new URL('../../apps/server', import.meta.url)),
  env: { ...process.env, SIMULATE: JSON.stringify(asked) },
  stdio: 'inherit',
})
process.exit(status ?? 1)
