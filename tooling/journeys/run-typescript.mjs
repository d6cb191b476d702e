import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

/** Imports a file of `src`, in TypeScript, into plain Node. */
export async function runTypeScript(name) {
  const { module } = await runnerImport(fileURLToPath(new URL(`src/${name}.ts`, import.meta.url)), {
    configFile: false,
    resolve: {
      conditions: ['hearth-source', 'module', 'import', 'node', 'default'],
      // The packages of the workspace are TypeScript too, which Node does not import.
      noExternal: [/^@hearth\//],
    },
  })
  return module
}
