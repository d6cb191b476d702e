import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root, run } from './run.mjs'

/**
 * Runs the tests of one package.
 * @returns {Promise<{passed: number, failed: number}>} counted by vitest; a run without a report has failed
 */
export async function runTests(folder, env) {
  const reports = mkdtempSync(join(tmpdir(), 'hearth-tests-'))
  const report = join(reports, 'report.json')
  const cwd = join(root, folder)
  const { code } = await run(join(cwd, 'node_modules/.bin/vitest'), ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`], { cwd, env })
  try {
    const { numPassedTests: passed, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'))
    const broken = testResults.filter((file) => file.status === 'failed' && file.assertionResults.every((one) => one.status !== 'failed')).length
    const failed = numFailedTests + broken
    return { passed, failed: failed || (code ? 1 : 0) }
  } catch {
    return { passed: 0, failed: 1 }
  } finally {
    rmSync(reports, { recursive: true, force: true })
  }
}
