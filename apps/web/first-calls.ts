import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const ID = 'virtual:first-calls'
const catalogue = resolve(import.meta.dirname, '../../packages/sdk/src/catalogue')

/**
 * Lines of the catalogue that the first load has, by their tables: what public pages ask, and what adds to the cart.
 * The others come with the first call that needs one.
 */
export const FIRST_CALLS = {
  cart: ['read', 'change', 'count'],
  products: ['get', 'spuSkus', 'widgets', 'recommend'],
  user: ['info'],
} as const

/**
 * Gives the client tables with those lines alone, read from the catalogue's sources: whole tables would cost every
 * first page half a kilobyte.
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
