import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

/** Folder of the shoppers' tables. */
export const folder = fileURLToPath(new URL('../src/catalogue/', import.meta.url))

const camel = (text) => text.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())

/** Returns the areas of a folder of tables, one for each file: `rebate-shop.ts` contains the table `rebateShop`. */
export const areasIn = (folder) =>
  readdirSync(folder)
    .filter((file) => /^[\w-]+\.ts$/.test(file) && !['call.ts', 'catalogue.ts'].includes(file))
    .map((file) => ({ area: file.slice(0, -3), table: camel(file.slice(0, -3)), file: folder + file }))

/** Areas of the shoppers' catalogue. */
export const areas = areasIn(folder)

/** Reads the tables from their sources, so that nothing has to be built first. */
export async function readTables() {
  const contents = areas.map(({ area, table }) => `export { ${table} } from './${area}'`).join('\n')
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: folder, loader: 'ts' },
    bundle: true,
    format: 'esm',
    write: false,
    logLevel: 'error',
  })
  return import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`)
}
