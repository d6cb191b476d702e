import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { root } from '../lib/published.mjs'
import { nodeOf } from './install.mjs'

const folder = join(root, 'packages/sdk')
/**
 * The tests that a sample runs: they cover both transports, and take about a second. `npm run test:all` runs all tests
 * of the client.
 */
const sample = ['hooks-that-throw', 'odd-timeouts', 'only-api-errors', 'redirects'].map(
  (name) => `test/${name}.test.ts`,
)

/**
 * Runs tests of the client on another version of Node.
 * @returns the number of passed tests, and the names of the others
 */
async function runOn(node, files) {
  const reports = mkdtempSync(join(tmpdir(), 'hearth-node-'))
  const report = join(reports, 'report.json')
  const words = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--typecheck.enabled=false',
    '--reporter=json',
    `--outputFile=${report}`,
    ...files,
  ]
  // The process exits with 1 if a test failed. The report names that test.
  await promisify(execFile)(node, words, {
    cwd: folder,
    env: { ...process.env, TURBO_HASH: '' },
    maxBuffer: 2 ** 26,
  }).catch(({ code, stderr }) => expect(code, stderr).toBe(1))
  const { numPassedTests: passed, testResults } = JSON.parse(readFileSync(report, 'utf8'))
  rmSync(reports, { recursive: true })
  return {
    passed,
    failed: testResults.flatMap(({ name, message, assertionResults }) => [
      ...(message ? [`${name}: ${message}`] : []),
      ...assertionResults.filter(({ status }) => status !== 'passed').map(({ fullName }) => fullName),
    ]),
  }
}

// The tests of `packages/sdk` itself cover the version of Node that runs them, so that it is left out here.
describe.each(['20', '22', '24'].filter((major) => !process.versions.node.startsWith(`${major}.`)))(
  'on Node %s',
  (major) => {
    it(
      'calls end as on this one, whichever transport sends them and whatever goes wrong',
      { timeout: 600_000 },
      async () => {
        const { passed, failed } = await runOn(await nodeOf(major), process.env.TEST_ALL ? [] : sample)
        process.stdout.write(`Node ${major}: ${passed} tests of the client\n`)
        expect(failed).toEqual([])
        expect(passed).toBeGreaterThan(100)
      },
    )
  },
)
