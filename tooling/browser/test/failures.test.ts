import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, it } from 'vitest'

const fixtures = fileURLToPath(new URL('fixtures', import.meta.url))
const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url))
const kept = `${fixtures}/.failures`

interface Report {
  testResults: { assertionResults: { title: string; status: string; failureMessages: string[] }[] }[]
}

/** Runs test files in which one test fails on purpose. */
function runFixtures(): Promise<Report> {
  const { TURBO_HASH: _, ...env } = process.env
  return new Promise((resolve, reject) =>
    execFile(process.execPath, [vitest, 'run'], { cwd: fixtures, env }, (_error, out, said) => {
      const report = /^\{"numTotalTestSuites".*$/m.exec(out)?.[0]
      if (report) resolve(JSON.parse(report) as Report)
      else reject(new Error(out + said))
    }),
  )
}

afterAll(() => rmSync(kept, { recursive: true, force: true }))

it('stores a trace and a picture of each page of a failed test, and names their folder in its message', async () => {
  mkdirSync(`${kept}/earlier.test.ts`, { recursive: true })
  writeFileSync(`${kept}/earlier.test.ts/window-1.zip`, '')
  const [failed, passed] = (await runFixtures()).testResults[0]!.assertionResults
  expect(passed).toMatchObject({ title: 'passes', status: 'passed' })
  const folder = /^Error: .*\(trace and pictures: (.*)\)\n/.exec(failed!.failureMessages[0]!)?.[1] ?? ''
  expect(folder).toBe(`${kept}/fails.test.ts/shows-购物车-cart`)
  expect(readdirSync(folder).toSorted()).toEqual(['window-1-page-1.html', 'window-1-page-1.png', 'window-1.zip'])
  // Zip archives and pictures begin with their magic bytes.
  expect(readFileSync(`${folder}/window-1.zip`).subarray(0, 2).toString()).toBe('PK')
  expect(readFileSync(`${folder}/window-1.zip`).length).toBeGreaterThan(1_000)
  expect(readFileSync(`${folder}/window-1-page-1.png`).subarray(1, 4).toString()).toBe('PNG')
  expect(readFileSync(`${folder}/window-1-page-1.html`, 'utf8')).toContain('<h1>home</h1>')
  expect(readdirSync(kept)).toEqual(['fails.test.ts'])
  expect(existsSync(`${kept}/earlier.test.ts`)).toBe(false)
})
