import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/**
 * Ms a test waits for what it expects, with `expect.poll` here and with `vi.waitFor` in `patient.mjs`: no test may
 * depend on how busy the machine is.
 */
const PATIENCE = 20_000

/**
 * What tests with a browser add to the preset: Playwright's expectations of pages, windows that close themselves, and
 * a trace of each test that failed. See `@hearth/browser`. Each step has a limit of its own there (`PATIENCE`); a test
 * of many steps may take as long as all of them do on a slow machine.
 */
export const browserTests = {
  setupFiles: ['@hearth/browser/setup'],
  globalSetup: ['@hearth/browser/empty-failures'],
  testTimeout: 1_200_000,
}

/** Run by turbo, which keeps the report for as long as nothing that the tests look at changes; see `npm test`. */
const reported = (name = 'test') => ({
  reporters: ['default', ['json', { outputFile: `.report/${name}.json` }]],
  allowOnly: false,
})

/**
 * How the tests run: workspace packages are read as source, the files of a package share modules, and a test that takes
 * more than 90 s has failed. Packages whose files replace modules (`vi.mock`), or import
 * hooks (`with-browser`), set `isolate`.
 * @param {import('vitest/config').TestUserConfig} [test] what a package sets differently
 * @param {import('vitest/config').ViteUserConfig} [vite] the rest of its Vite settings
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
