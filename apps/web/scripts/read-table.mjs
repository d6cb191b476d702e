import { join } from 'node:path'
import { runnerImport } from 'vite'

const screens = join(import.meta.dirname, '../../../packages/screens/src')
const read = async (name) =>
  (await runnerImport(join(screens, `${name}.ts`), { configFile: false, logLevel: 'error' })).module

/** Returns all rows of the table of routes, each with its name and the location of its screen. */
export async function readTable() {
  const { ROUTE_TABLE } = await read('route-table')
  const { screenFolder, screenExport } = await read('screen-names')
  return Object.entries(ROUTE_TABLE).map(([name, row]) => ({
    name,
    row,
    folder: screenFolder(name),
    component: screenExport(name),
  }))
}
