import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const ID = 'virtual:first-calls'
const catalogue = resolve(import.meta.dirname, '../../packages/sdk/src/catalogue')

/**
 * The calls whose code is in the first load: the calls of public pages, and the calls that add to the cart. Each key is
 * a table of the catalogue; its values are names of calls in that table. The code of the table's other calls is loaded
 * when one of them is first made.
 */
export const FIRST_CALLS = {
  cart: ['read', 'change', 'count'],
  products: ['get', 'spuSkus', 'widgets', 'recommend'],
  user: ['info'],
} as const

/**
 * Generates tables from the catalogue's sources that contain only `FIRST_CALLS`. Whole tables would add half a kilobyte
 * to the first load of every page.
 */
export const firstCalls: Plugin = {
  name: 'first-calls',
  resolveId: { filter: { id: /^virtual:first-calls$/ }, handler: () => `\0${ID}` },
  load: {
    filter: { id: /^\0virtual:first-calls$/ },
    handler: () =>
      Object.entries(FIRST_CALLS)
        .map(([area, names]) => `export const ${area} = ${JSON.stringify(linesOf(area, names))}`)
        .join('\n'),
  },
}

function linesOf(area: string, names: readonly string[]): Record<string, string> {
  const source = readFileSync(resolve(catalogue, `${area}.ts`), 'utf8')
  return Object.fromEntries(
    names.map((name) => {
      const line = new RegExp(`^  ${name}: '([^']+)' as Call<`, 'm').exec(source)?.[1]
      if (!line) throw new Error(`${area}.${name} is not in the catalogue`)
      return [name, line]
    }),
  )
}
