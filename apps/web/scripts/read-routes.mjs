import { join } from 'node:path'
import { runnerImport } from 'vite'

/** The shop's table of routes, read from its source. */
export async function readRoutes(root) {
  const { module } = await runnerImport(join(root, '../../packages/screens/src/routes.ts'), {
    configFile: false,
    logLevel: 'error',
  })
  return module.ROUTES
}
