import { defineConfig } from 'vitest/config'

/**
 * How the house's tests run: workspace packages are read as source, and a test that waits for more than 30 s has failed.
 * @param {import('vitest/config').TestUserConfig} [test] what a package sets differently
 * @param {import('vitest/config').ViteUserConfig} [vite] the rest of its Vite settings
 */
export const preset = (test = {}, vite = {}) =>
  defineConfig({
    ...vite,
    resolve: { conditions: ['hearth-source', 'module'], ...vite.resolve },
    ssr: { resolve: { conditions: ['hearth-source', 'module', 'node'] }, ...vite.ssr },
    test: { testTimeout: 30_000, hookTimeout: 60_000, passWithNoTests: false, ...test },
  })
