import type { Plugin } from 'vite'
import { readTable, type TableRow } from './scripts/read-table.mjs'

/** Fields of a row of the table of routes that the browser needs before it has loaded the code of the row's page. */
const KNOWN = ['path', 'title', 'login', 'tab', 'label'] as const

/** Screens whose code the entry script loads. */
const AT_ONCE = ['home', 'product']

/** Modules that are generated from the table of routes. */
const MODULES = {
  /**
   * The rows of the table of routes that are in the browser's first file. In the browser, this module takes the place
   * of the module with the whole table.
   */
  table: (rows: TableRow[]) => `export const ROUTE_TABLE = ${rowsOf(rows.filter(({ row }) => row.first))}`,
  /**
   * The rows of the table of routes that are not in the first file, and for each page a function that imports the
   * page's code. The imports are literal, so that the bundler makes a file for each page (R12).
   */
  'virtual:more-routes': (rows: TableRow[]) => `
    export const rows = ${rowsOf(rows.filter(({ row }) => !row.first))}
    export const loaders = {${rows
      .filter(({ name }) => !AT_ONCE.includes(name))
      .map(({ name, folder, component }) => `${name}: async () => (await import('${screen(folder)}')).${component},`)
      .join('\n')}}`,
  /** The screens that the server renders. */
  'virtual:drawn-screens': (rows: TableRow[]) => {
    const drawn = rows.filter(({ row }) => !row.titleOnly)
    return `${drawn.map(({ folder, component }) => `import { ${component} } from '${screen(folder)}'`).join('\n')}
    export const drawn = {${drawn.map(({ name, component }) => `${name}: ${component}`).join(', ')}}`
  },
}

const screen = (folder: string): string => `@hearth/screens/${folder}`

const rowsOf = (rows: TableRow[]): string =>
  JSON.stringify(
    Object.fromEntries(
      rows.map(({ name, row }) => [
        name,
        Object.fromEntries(KNOWN.flatMap((field) => (row[field] === undefined ? [] : [[field, row[field]]]))),
      ]),
    ),
  )

/** Provides `MODULES` to the builds of the client and the server. */
export const routeModules: Plugin = {
  name: 'route-modules',
  enforce: 'pre',
  resolveId: { filter: { id: /^virtual:(?:more-routes|drawn-screens)$/ }, handler: (id) => `\0${id}` },
  load: {
    filter: { id: /^\0virtual:(?:more-routes|drawn-screens)$|\/packages\/screens\/src\/route-table\.ts$/ },
    async handler(id) {
      const name = id.startsWith('\0') ? id.slice(1) : 'table'
      if (name === 'table' && this.environment.name !== 'client') return undefined
      return MODULES[name as keyof typeof MODULES](await readTable())
    },
  },
}
