import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

/** Imports a TypeScript file of `src` into plain Node. */
export async function runTypeScript(name) {
  const { module } = await runnerImport(fileURLToPath(new URL(`src/${name}.ts`, import.meta.url)), {
    configFile: false,
    resolve: {
      conditions: ['hearth-source', 'module', 'import', 'node', 'default'],
      // Packages of the workspace are bundled too: their sources are TypeScript, which Node does not import.
      noExternal: [/^@hearth\//],
    },
  })
  return module
}
