/** Builds the web shell: `dist/client` for browsers, and `dist/server/render.js` for the shop's server. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { build, loadConfigFromFile } from 'vite'
import { chunkGroups } from './chunk-groups.mjs'
import { compressFolder } from './compress.mjs'
import { pageFilesOf } from './page-files.mjs'
import { readTable } from './read-table.mjs'

const root = join(import.meta.dirname, '..')
const client = join(root, 'dist/client')
process.chdir(root)
process.env.NODE_ENV = 'production'
rmSync(join(root, 'dist'), { recursive: true, force: true })

const { config } = await loadConfigFromFile({ command: 'build', mode: 'production' }, join(root, 'vite.config.ts'))
const routes = await readTable()
const { rolldownOptions } = config.build
await build({
  ...config,
  configFile: false,
  logLevel: 'warn',
  build: {
    ...config.build,
    rolldownOptions: {
      ...rolldownOptions,
      output: { codeSplitting: { groups: await chunkGroups(config), includeDependenciesRecursively: false } },
    },
  },
})

const pageFiles = pageFilesOf(client, Object.fromEntries(routes.map(({ name, folder }) => [name, folder])))
const writePageFiles = {
  name: 'page-files',
  resolveId: (id) => (id === 'virtual:page-files' ? `\0${id}` : undefined),
  load: (id) => (id === '\0virtual:page-files' ? `export const pageFiles = ${JSON.stringify(pageFiles)}` : undefined),
}

await Promise.all([
  compressFolder(client),
  build({
    ...config,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [...config.plugins, writePageFiles],
    // React and all other packages are bundled into `render.js`, so that the shop's server need not install them.
    ssr: {
      noExternal: true,
      target: 'node',
      resolve: { conditions: ['hearth-source', 'module', 'node', 'production'] },
    },
    build: {
      ...config.build,
      outDir: 'dist/server',
      manifest: false,
      ssr: true,
      target: 'node20',
      minify: false,
      rolldownOptions: {
        ...rolldownOptions,
        input: 'src/server/render.ts',
        output: { entryFileNames: 'render.js', codeSplitting: false },
      },
    },
  }),
])
