import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/**
 * Time limit of a repeated expectation, ms; it applies to `expect.poll` here, and to `vi.waitFor` in `patient.mjs`. No
 * test may depend on the machine's load.
 */
const PATIENCE = 20_000

/**
 * Settings that browser tests add to the preset: Playwright's expectations of pages, windows that close after the test,
 * and a trace of each failed test. See `@hearth/browser`. Each step has its own time limit there (`PATIENCE`); a test
 * of many steps can take as long as all of them take on a slow machine.
 */
export const browserTests = {
  setupFiles: ['@hearth/browser/setup'],
  globalSetup: ['@hearth/browser/empty-failures'],
  testTimeout: 1_200_000,
}

/** Writes a report of the tests, which turbo caches until a file that the tests read changes; see `npm test`. */
const reported = (name = 'test') => ({
  reporters: ['default', ['json', { outputFile: `.report/${name}.json` }]],
  allowOnly: false,
})

/**
 * Returns the settings of all tests: workspace packages are loaded from their sources, the files of a package share
 * modules, and a test has a time limit of 90 s. Packages whose files replace modules (`vi.mock`) or import hooks
 * (`with-browser`) set `isolate`.
 * @param {import('vitest/config').TestUserConfig} [test] settings of the package
 * @param {import('vitest/config').ViteUserConfig} [vite] further Vite settings of the package
 */
export const preset = (test = {}, vite = {}) =>
  defineConfig({
    ...vite,
    resolve: { conditions: ['hearth-source', 'module'], ...vite.resolve },
    ssr: { resolve: { conditions: ['hearth-source', 'module', 'node'] }, ...vite.ssr },
    test: {
      testTimeout: 90_000,
      hookTimeout: 180_000,
      passWithNoTests: false,
      isolate: false,
      ...(process.env.TURBO_HASH ? reported(test.name) : {}),
      ...test,
      expect: { poll: { timeout: PATIENCE }, ...test.expect },
      setupFiles: [fileURLToPath(new URL('./patient.mjs', import.meta.url)), ...(test.setupFiles ?? [])],
    },
  })
