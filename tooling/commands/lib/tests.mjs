import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { tool } from './install.mjs'
import { readPackages } from './read-packages.mjs'
import { root, run } from './run.mjs'

/**
 * The tasks that run tests. Each writes a report with the name of the task, which turbo caches; see `@hearth/vitest`.
 */
const TESTS = ['test', 'test:with-web']
const REPORTS = '.report'

/** The packages with the longest tests. They run one after the other, in parallel with all other packages. */
const LONGEST = ['@hearth/server', '@hearth/journeys']

/**
 * Lanes of turbo runs. The lanes run in parallel; the runs of a lane run one after the other, each with one task at a
 * time. There are only two lanes, since each task starts several workers: with a third lane, two cores take longer for
 * everything, and ten times as long for single tests. `test:with-web` is a single file, which would leave a core idle
 * in the first lane.
 */
const LANES = [
  [{ filters: LONGEST, tasks: ['types', 'test'] }],
  [
    { filters: LONGEST.map((name) => `!${name}`), tasks: ['types', 'test'] },
    { filters: ['@hearth/server'], tasks: ['test:with-web'] },
  ],
]

const OPTIONS = ['--continue=always', '--summarize', '--log-order=grouped', '--output-logs=new-only', '--concurrency=1']

/**
 * Checks the types and runs the tests of every package whose files or dependencies have changed since they last passed
 * on this machine; turbo compares the contents of these files. `CI` is set, so that a stray `.only` and a missing or
 * outdated snapshot fail on every machine.
 * @param {Record<string, string>} env variables that decide how tests run; turbo.json names each
 * @param {readonly (readonly {filters: string[], tasks: string[]}[])[]} lanes the tasks and the packages to run; all of
 *   them when absent
 * @returns {Promise<{passed: number, failures: string[]}>} the number of passed tests, and a line for each failed one;
 *   a task without a report counts as failed
 */
export async function runTests(env, lanes = LANES) {
  const packages = readPackages()
  for (const { folder } of packages) rmSync(join(root, folder, REPORTS), { recursive: true, force: true })
  rmSync(join(root, '.turbo/runs'), { recursive: true, force: true })
  await Promise.all(
    lanes.map(async (runs) => {
      for (const { filters, tasks } of runs)
        await run(tool('turbo'), ['run', ...tasks, ...OPTIONS, ...filters.map((filter) => `--filter=${filter}`)], {
          env: { CI: 'true', HEARTH_NODE: process.version, ...env },
        })
    }),
  )
  const tasks = readSummary(lanes.flat().length).filter(({ command }) => command !== '<NONEXISTENT>')
  const results = tasks.map(({ task, directory, execution }) => {
    const code = execution?.exitCode ?? 1
    if (TESTS.includes(task)) return readReport(directory, task, code)
    if (task === 'types' && code === 0) return { passed: 1, failures: [] }
    return { passed: 0, failures: code === 0 ? [] : [`${task} of ${directory}: ended with ${code}`] }
  })
  if (!results.some(({ passed }) => passed > 0)) return { passed: 0, failures: ['turbo ran no tests'] }
  return { passed: results.reduce((sum, one) => sum + one.passed, 0), failures: results.flatMap((one) => one.failures) }
}

/** Returns the tasks of all turbo runs, including cached ones. */
function readSummary(count) {
  const runs = join(root, '.turbo/runs')
  const files = existsSync(runs) ? readdirSync(runs) : []
  if (files.length !== count) throw new Error(`turbo kept a summary of ${files.length} runs out of ${count}`)
  return files.flatMap((file) => JSON.parse(readFileSync(join(runs, file), 'utf8')).tasks)
}

function readReport(folder, task, code) {
  const file = join(root, folder, REPORTS, `${task}.json`)
  if (!existsSync(file)) return { passed: 0, failures: [`${folder}: ${task} left no report`] }
  const { numPassedTests: passed, testResults } = JSON.parse(readFileSync(file, 'utf8'))
  const failures = testResults
    .filter(({ status }) => status === 'failed')
    .flatMap((file) => failuresOf(file, relative(root, file.name)))
  if (code && !failures.length)
    failures.push(`${folder}: ${task} ended with ${code} though no test failed; what it printed says why`)
  return { passed, failures }
}

/** Returns a line for each failed test of a file, or one line for a file whose tests did not run. */
function failuresOf({ assertionResults, message }, file) {
  const tests = assertionResults.filter(({ status }) => status === 'failed')
  if (!tests.length) return [`${file}: ${firstLine(message)}`]
  return tests.map(({ fullName, failureMessages }) => `${file}: ${fullName}: ${firstLine(failureMessages.join())}`)
}

const firstLine = (text) => text.trim().split('\n', 1)[0]
