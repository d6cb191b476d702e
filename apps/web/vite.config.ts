import react from '@vitejs/plugin-react'
import pxToRem from 'postcss-pxtorem'
import { defineConfig } from 'vite'
import { classesAsConstants, createClassNames } from './css-modules.ts'
import { firstCalls } from './first-calls.ts'
import { preloadHelper } from './preload-helper.ts'
import { reactAsModules } from './react-as-modules.ts'
import { routeModules } from './route-modules.ts'
import { squeeze } from './squeeze.ts'

/** Address of the shop's server during development of the shell. */
const server = process.env.HEARTH_SERVER ?? 'http://localhost:3000'

const className = createClassNames()

export default defineConfig({
  plugins: [reactAsModules, classesAsConstants(className), preloadHelper, firstCalls, routeModules, react(), squeeze],
  resolve: { conditions: ['hearth-source', 'module', 'browser', 'development|production'] },
  css: {
    modules: { generateScopedName: className },
    // Styles are written for a width of 375 px, at which the root's font size is 100 px (K10). The build converts `px`
    // to rem; `PX` in capitals stays as it is.
    postcss: { plugins: [pxToRem({ rootValue: 100, unitPrecision: 4, propList: ['*'], minPixelValue: 0 })] },
  },
  build: {
    target: 'es2022',
    cssTarget: ['chrome105', 'safari15.4', 'firefox105'],
    outDir: 'dist/client',
    assetsInlineLimit: 0,
    manifest: true,
    // Only the style sheets of a page are listed for preloading with its code. The page's scripts are few and import
    // one another. A list of them would enlarge the first load, since the hashes in the names do not compress.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, dependencies) => dependencies.filter((name) => name.endsWith('.css')),
    },
    reportCompressedSize: false,
    license: { fileName: 'licenses.md' },
    rolldownOptions: { input: 'src/client/entry.tsx', checks: { pluginTimings: false } },
  },
  server: {
    port: 5173,
    proxy: Object.fromEntries(
      ['/api', '/cms', '/pictures', '/sandbox-cashier', '/sandbox-tracking'].map((path) => [
        path,
        { target: server, changeOrigin: false },
      ]),
    ),
  },
})
