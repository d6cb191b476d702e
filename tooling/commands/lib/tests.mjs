import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { root, run } from './run.mjs'

/**
 * Runs the tests of one package, on every machine as on the one that guards main: a stray `.only`, or a snapshot that
 * is missing or stale, fails it.
 * @returns {Promise<{passed: number, failures: string[]}>} counted by vitest, with a line for each that failed; a run
 *   without a report has failed
 */
export async function runTests(folder, env) {
  const reports = mkdtempSync(join(tmpdir(), 'hearth-tests-'))
  const report = join(reports, 'report.json')
  const cwd = join(root, folder)
  const { code } = await run(
    join(cwd, 'node_modules/.bin/vitest'),
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    { cwd, env: { CI: 'true', ...env } },
  )
  try {
    const { numPassedTests: passed, testResults } = JSON.parse(readFileSync(report, 'utf8'))
    const failures = testResults
      .filter(({ status }) => status === 'failed')
      .flatMap((file) => failuresOf(file, relative(root, file.name)))
    return {
      passed,
      failures:
        failures.length || !code
          ? failures
          : [`${folder}: vitest ended with ${code} though no test failed; what it printed says why`],
    }
  } catch (error) {
    return { passed: 0, failures: [`${folder}: vitest left no report (${error.message})`] }
  } finally {
    rmSync(reports, { recursive: true, force: true })
  }
}

/** A line for each test of a file that failed, or one for the file where its tests could not be run. */
function failuresOf({ assertionResults, message }, file) {
  const tests = assertionResults.filter(({ status }) => status === 'failed')
  if (!tests.length) return [`${file}: ${firstLine(message)}`]
  return tests.map(({ fullName, failureMessages }) => `${file}: ${fullName}: ${firstLine(failureMessages.join())}`)
}

const firstLine = (text) => text.trim().split('\n', 1)[0]
